"""Books lying on each other, their spines to the front: `books` holds the settings of each for `forms/book.py`, the lowest first."""
import math

import bpy
from mathutils import Matrix

from forms import book


def build(settings):
    objects, height = [], 0.0
    for one in settings['books']:
        _, tall, thick = one.get('size', (1.42, 2.06, 0.3))
        parts = book.build(one)
        bpy.context.view_layer.update()
        # On its back, the cover up; then round until the spine faces the front.
        side = 1 if one.get('opens') == 'right' else -1
        lie = Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Translation((0, 0, -tall / 2))
        turn = Matrix.Rotation(math.radians(90 * side + one.get('turn', 0)), 4, 'Z')
        lift = Matrix.Translation((one.get('shift', 0), 0, height + thick / 2 + book.BOARD / 2))
        for part in parts:
            part.matrix_world = lift @ turn @ lie @ part.matrix_world
        objects += parts
        height += thick + book.BOARD
    return objects
