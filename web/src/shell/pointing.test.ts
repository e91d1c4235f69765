import { describe, expect, it } from 'vitest';
import type { Decision } from '../lib/wire';
import { kindsAt } from './pointing';

const offered = [
  {
    seat: 0,
    kind: 'use_adventurers',
    args: {},
    optional: false,
    actions: [
      { seat: 0, number: 0, kind: 'dig', site: 'site_4' },
      { seat: 0, number: 1, kind: 'observe', site: 'site_4' },
      { seat: 0, number: 2, kind: 'remove', space: 'E4' },
    ],
  },
] as unknown as Decision[];

function at(html: string): string[] {
  document.body.innerHTML = html;
  return kindsAt(document.querySelector('i')!, offered);
}

describe('what is pointed at', () => {
  it('is what a button says', () => expect(at('<button data-kind="fight"><i></i></button>')).toEqual(['fight']));
  it('is what a lit place stands for', () => {
    expect(at('<button data-lit="near" data-spot="space-E4"><i></i></button>')).toEqual(['remove']);
    expect(at('<button data-lit="near" data-spot="tile-site_4:8"><i></i></button>')).toEqual(['dig', 'observe']);
  });
  it('is nothing where nothing is lit', () => {
    expect(at('<button data-spot="space-E4"><i></i></button>')).toEqual([]);
    expect(at('<button data-lit="near" data-spot="space-F4"><i></i></button>')).toEqual([]);
  });
});
