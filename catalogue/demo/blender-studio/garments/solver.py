"""A cloth solver: points held by their distances, moved in small steps (extended position-based dynamics).

It is many times faster than Blender's, which needs minutes for a mesh fine enough to show no rows of its points.
"""
import numpy as np

FRAME, STEPS = 1 / 24, 16
GRAVITY = np.array([0, 0, -5])


def in_groups(pairs, *values):
    """Pairs in groups in which no point occurs twice, so that a whole group is solved at once; `values` are sorted along."""
    taken, group_of = {}, np.empty(len(pairs), int)
    for index, (one, other) in enumerate(pairs.tolist()):
        used = taken.setdefault(one, 0) | taken.setdefault(other, 0)
        group = (~used & (used + 1)).bit_length() - 1
        group_of[index] = group
        taken[one] |= 1 << group
        taken[other] |= 1 << group
    return [(pairs[group_of == at], *(value[group_of == at] for value in values)) for at in range(group_of.max() + 1)]


def edges_of(faces, merged):
    """The edges of triangles, and for each edge between two triangles (across a seam too) its ends and the points across: rows of six.

    A row is the points of one triangle, the edge first, then those of the other.
    """
    across = {}
    for face in faces.tolist():
        for at in range(3):
            one, other, third = face[at], face[(at + 1) % 3], face[(at + 2) % 3]
            if merged[one] > merged[other]:
                one, other = other, one
            across.setdefault((merged[one], merged[other]), []).append((one, other, third))
    edges = {tuple(sorted(triple[:2])) for triples in across.values() for triple in triples}
    return np.array(sorted(edges)), np.array([triples[0] + triples[1] for triples in across.values() if len(triples) == 2])


def opened(flat, bends):
    """How far apart the points across an edge are when its triangles lie flat beside each other."""
    along, off = [], []
    for one, other, third in (bends[:, :3].T, bends[:, 3:].T):
        edge, way = flat[other] - flat[one], flat[third] - flat[one]
        long = np.linalg.norm(edge, axis=1).clip(1e-9)
        along.append((edge * way).sum(1) / long)
        off.append(abs(edge[:, 0] * way[:, 1] - edge[:, 1] * way[:, 0]) / long)
    return np.hypot(along[0] - along[1], off[0] + off[1])


class Cloth:
    """Cloth at rest when `flat`, that begins at `points`; `partners` are the pairs of points that a seam holds together."""

    def __init__(self, flat, points, faces, partners, merged, stuff):
        edges, bends = edges_of(faces, merged.tolist())
        lengths = lambda pairs: np.linalg.norm(flat[pairs[:, 0]] - flat[pairs[:, 1]], axis=1)
        self.points, self.speed = points.copy(), np.zeros_like(points)
        self.stretch = in_groups(edges, lengths(edges))
        self.bend = in_groups(bends[:, [2, 5]], opened(flat, bends))
        self.seams = in_groups(partners, np.zeros(len(partners)))
        self.before_body = points[:, 1] < 0
        self.stuff = stuff

    def hold(self, groups, give):
        """Moves points towards their distances; `give` is how softly, 0 being at once."""
        for pairs, lengths in groups:
            one, other = pairs[:, 0], pairs[:, 1]
            way = self.points[other] - self.points[one]
            far = np.sqrt((way * way).sum(1)) + 1e-9
            way *= ((far - lengths) / far / (2 + give))[:, None]
            self.points[one] += way
            self.points[other] -= way

    def frame(self, body, weight, lowered, is_sewn, calm):
        """A 24th of a second. `weight` is 0 or 1, `lowered` how far the arms are down, `calm` how fast movement dies (a second)."""
        step = FRAME / STEPS
        friction = self.stuff.get('friction', 0.6)
        for _ in range(STEPS):
            before = self.points.copy()
            self.speed += GRAVITY * weight * step
            self.points += self.speed * step
            self.hold(self.stretch, self.stuff.get('stretch', 0))
            self.hold(self.bend, self.stuff.get('bend', 150))
            self.hold(self.seams, 0)
            if not is_sewn:
                # At first neither panel gets through the other, else a sleeve turns inside out.
                self.points[:, 1] = np.where(self.before_body, self.points[:, 1].clip(max=0), self.points[:, 1].clip(min=0))
            moves = body.push_out(self.points, lowered)
            touched = (moves != 0).any(1)
            self.points += moves
            slid = self.points[touched] - before[touched]
            out = moves[touched] / np.linalg.norm(moves[touched], axis=1, keepdims=True)
            self.points[touched] -= friction * (slid - (slid * out).sum(1, keepdims=True) * out)
            self.speed = (self.points - before) / step * max(0, 1 - calm * step)
