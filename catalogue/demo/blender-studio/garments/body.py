"""The body that a garment is draped over and that no picture shows: a torso, and arms that come down while the cloth falls.

Both are formulas, so that thousands of points are pushed out of them at once. Metres; the neck of a pattern lies at 0.7.
"""
import math

import numpy as np

from shapes import smooth_profile

# Height, half the width and half the depth of the torso.
TORSO = [
    (-0.95, 0.13, 0.09), (-0.3, 0.15, 0.1), (-0.12, 0.166, 0.11), (0.0, 0.168, 0.11), (0.14, 0.148, 0.097), (0.28, 0.162, 0.11), (0.4, 0.176, 0.12),
    (0.48, 0.184, 0.112), (0.54, 0.188, 0.094), (0.58, 0.178, 0.08), (0.605, 0.148, 0.07), (0.63, 0.1, 0.062), (0.65, 0.066, 0.056), (0.68, 0.051, 0.051),
    (0.86, 0.046, 0.046),
]
SHOULDER = (0.178, 0.0, 0.545)
# How far down the hanging arm, and how thick it is there. It is straight: a bent one would slip out of a sleeve that is being closed.
ARM = [(0, 0.05), (0.14, 0.043), (0.27, 0.036), (0.42, 0.029), (0.56, 0.023), (0.75, 0.022)]
SKIN = 0.004


class Body:
    def __init__(self, raised, hanging, girth=1.0):
        self.raised, self.hanging = raised, hanging
        rows = [np.array(smooth_profile([(row[0], row[column]) for row in TORSO], 12)) for column in (1, 2)]
        self.heights, self.wide, self.deep = rows[0][:, 0], rows[0][:, 1] * girth, rows[1][:, 1] * girth

    def push_out(self, points, lowered):
        """How far and where to each point has to move to lie on the skin: nothing for points outside. `lowered` is 0 to 1."""
        moves = self.out_of_torso(points)
        for side in (-1, 1):
            moves += self.out_of_arm(points + moves, side, lowered)
        return moves

    def out_of_torso(self, points):
        x, y, z = points.T
        wide, deep = np.interp(z, self.heights, self.wide) + SKIN, np.interp(z, self.heights, self.deep) + SKIN
        # The chest lies a little before the middle.
        y = y + 0.012 * np.exp(-((z - 0.4) / 0.12) ** 2)
        steep = (np.interp(z + 0.004, self.heights, self.wide) - np.interp(z - 0.004, self.heights, self.wide)) / 0.008
        far = np.sqrt((x / wide) ** 2 + (y / deep) ** 2).clip(1e-6)
        slope = np.stack([x / wide ** 2 / far, y / deep ** 2 / far, -steep * far / wide], 1)
        size = np.linalg.norm(slope, axis=1, keepdims=True)
        return np.where(far[:, None] < 1, (1 - far)[:, None] / size * (slope / size), 0) * (z < self.heights[-1])[:, None]

    def out_of_arm(self, points, side, lowered):
        away = math.radians(self.raised + (self.hanging + (2.5 if side < 0 else 0) - self.raised) * lowered)
        # Into the arm's own direction: its shoulder at the origin, hanging down.
        local = points - np.array(SHOULDER) * (side, 1, 1)
        turn = np.array([[math.cos(away), 0, side * math.sin(away)], [0, 1, 0], [-side * math.sin(away), 0, math.cos(away)]])
        local = local @ turn.T
        moves = np.zeros_like(local)
        for (start, thick), (end, thin) in zip(ARM, ARM[1:]):
            start, end = np.array([0, 0, -start]), np.array([0, 0, -end])
            line = end - start
            at = ((local - start) @ line / (line @ line)).clip(0, 1)
            off = local + moves - start - at[:, None] * line
            far = np.linalg.norm(off, axis=1).clip(1e-6)
            lack = (thick + (thin - thick) * at + SKIN - far).clip(0)
            moves += off / far[:, None] * lack[:, None]
        return moves @ turn
