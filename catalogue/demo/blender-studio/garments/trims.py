"""What is sewn to a draped garment: bands along its openings."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from shapes import shape, turned


def loop_of(garment, name):
    """The points of an opening in order, as indices of the welded mesh: the neck from the left over the front to the right and back."""
    front, back = garment.openings[name]
    ahead = sorted(front, key=lambda at: garment.flat[at][0])
    behind = sorted(back, key=lambda at: -garment.flat[at][0])
    loop = [int(garment.merged[at]) for at in ahead + behind]
    return [at for index, at in enumerate(loop) if at != loop[index - 1]]


def evened(points, times=3):
    """A closed line with its kinks taken out."""
    for _ in range(times):
        points = (np.roll(points, 1, 0) + 2 * points + np.roll(points, -1, 0)) / 4
    return points


def unit(rows):
    return rows / np.linalg.norm(rows, axis=1, keepdims=True).clip(1e-9)


def resampled(points, count, *others):
    """`count` places evenly along a closed line, then the same places of `others`, rows that belong to its points; and its length."""
    close = lambda rows: np.vstack([rows, rows[:1]])
    gone = np.r_[0, np.cumsum(np.linalg.norm(np.diff(close(points), axis=0), axis=1))]
    at = np.linspace(0, gone[-1], count, endpoint=False)
    return [np.c_[tuple(np.interp(at, gone, close(rows)[:, axis]) for axis in range(3))] for rows in (points, *others)], gone[-1]


def band(line, onward, out, wide, material, thick=0.0036, count=220, under=0.007):
    """A folded strip along a closed line: `onward` points where the strip goes on from the cloth, `out` away from the body."""
    (line, onward, out), length = resampled(line, count, onward, out)
    onward, out = unit(evened(onward, 6)), unit(evened(out, 6))
    profile = []
    for step in range(16):
        angle = 2 * np.pi * step / 16
        flat = np.sign(np.cos(angle)) * abs(np.cos(angle)) ** 0.5
        profile.append((wide / 2 * (1 + flat) - under, thick / 2 * np.sin(angle)))
    points, uvs = [], []
    for index in range(count + 1):
        for along, off in profile:
            points.append(line[index % count] + onward[index % count] * along + out[index % count] * (off - 0.0008))
            uvs.append((index / count * length, along))
    rows = len(profile)
    faces = [(index * rows + at, index * rows + (at + 1) % rows, (index + 1) * rows + (at + 1) % rows, (index + 1) * rows + at)
             for index in range(count) for at in range(rows)]
    return shape('band', points, faces, material, uvs=uvs)


class Surface:
    """Where places of the flat pattern came to lie."""

    def __init__(self, garment, points):
        self.corners, self.flat, self.points = garment.corners, garment.flat, points[garment.merged]
        self.tree = BVHTree.FromPolygons([(x, y, 0) for x, y in garment.flat], garment.corners.tolist())
        self.worn = BVHTree.FromPolygons(points.tolist(), garment.faces.tolist())

    def at(self, x, y):
        """The point and the outward direction at a place of the pattern (two metres further on at the back)."""
        near, _, face, _ = self.tree.find_nearest((x, y, 0))
        a, b, c = (self.flat[at] for at in self.corners[face])
        p, q, r = (self.points[at] for at in self.corners[face])
        s, t = np.linalg.solve(np.c_[b - a, c - a], np.array(near[:2]) - a)
        across = np.cross(q - p, r - p)
        return p + s * (q - p) + t * (r - p), across / np.linalg.norm(across)


def button(surface, x, y, material, reach=0.0056, lift=0.0022):
    """A button with a rim on the front at a place of the pattern."""
    point, out = surface.at(x, y)
    made = turned('button', [(0, 0), (reach, 0), (reach, 0.0017), (reach * 0.86, 0.0026), (reach * 0.62, 0.0016), (0, 0.0016)], material, steps=32)
    made.rotation_euler = Vector(out).to_track_quat('Z', 'Y').to_euler()
    made.location = point + out * lift
    return made
