"""The `archipel` command."""

import click

import archipel


@click.group(invoke_without_command=True)
@click.version_option(
    archipel.__version__,
    message=f"archipel %(version)s ({'compiled' if archipel.COMPILED else 'plain Python'})",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Five island board games to play, to watch and to study."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
