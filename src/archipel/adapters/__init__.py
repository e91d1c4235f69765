"""The games as learning environments: ``archipel.adapters.gymnasium``, ``pettingzoo`` and ``openspiel``.

Each of these modules needs the package of the same name: ``pip install 'archipel[gymnasium]'``.
"""
