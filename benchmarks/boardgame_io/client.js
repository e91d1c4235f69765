// Four clients at each of many matches; writes what was measured as one line of JSON.
const { io } = require('socket.io-client');

const [port, matches, rate, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const figures = { latencies: [], errors: [], late: 0, over: 0, unanswered: 0, bytes: 0 };
const patience = 5000; // milliseconds after the end for acts that are still under way
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

class Match {
  constructor(id) {
    this.id = id;
    this.sockets = [];
    this.missing = 0;
    this.due = []; // when the act under way, and those behind it, were to be made
  }

  async join() {
    for (let seat = 0; seat < 4; seat += 1) {
      const socket = io(`${url}/island`, { transports: ['websocket'], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done) => {
        socket.once('sync', (match, sync) => {
          this.state = sync.state;
          done();
        });
        socket.emit('sync', this.id, String(seat), undefined, 4);
      });
      socket.on('update', (match, state) => this.hear(state));
      socket.on('error', (error) => figures.errors.push(String(error)));
    }
    figures.bytes = JSON.stringify(this.state).length;
  }

  hear(state) {
    if (state._stateID >= this.state._stateID) this.state = state;
    if (this.missing && state._stateID >= this.awaited) {
      this.missing -= 1;
      if (!this.missing) {
        figures.latencies.push((performance.now() - this.due.shift()) / 1000);
        if (this.due.length) this.send();
      }
    }
  }

  act(at) {
    this.due.push(at);
    if (this.missing) figures.late += 1;
    else this.send();
  }

  send() {
    const seat = this.state.ctx.currentPlayer;
    const payload = { type: 'act', args: [this.state._stateID], playerID: seat };
    this.awaited = this.state._stateID + 1;
    this.missing = 4;
    this.sockets[Number(seat)].emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.id, seat);
  }

  async play(end) {
    let at = performance.now() + (Math.random() * 1000) / rate;
    while (at < end) {
      await sleep(Math.max(0, at - performance.now()));
      this.act(at);
      at += 1000 / rate;
    }
    await sleep(Math.max(0, end - performance.now()));
  }

  async finish() {
    const latest = performance.now() + patience;
    while (this.due.length && performance.now() < latest) await sleep(10);
    for (const due of this.due) figures.latencies.push((performance.now() - due) / 1000);
    figures.unanswered += this.due.length;
  }
}

async function main() {
  const all = [];
  for (let n = 0; n < matches; n += 1) {
    const match = new Match(`match-${n}`); // the server makes a match when somebody asks for it
    await match.join();
    all.push(match);
  }
  console.log(JSON.stringify({ ready: true }));
  const end = performance.now() + seconds * 1000;
  await Promise.all(all.map((match) => match.play(end)));
  console.log(JSON.stringify({ played: true }));
  await Promise.all(all.map((match) => match.finish()));
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main();
