"""Sewing patterns of tops, in metres: a front and a back panel, flat, that are joined along shoulder, sleeve and side.

Only the right half is described; the left is its mirror image. x runs from the middle to the side, y from the hem upwards:
the shoulder meets the neck at y = 0.7, as on a T-shirt whose hem lies at 0.
"""
import math
import random

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

TOP = 0.7
# What is closed by the needle; the rest is an opening of the garment.
SEAMS = ('shoulder', 'over', 'under', 'side')


def bent(start, pull, end, count):
    """`count` points of a curve from `start`, without its end, drawn towards `pull`."""
    steps = np.linspace(0, 1, count, endpoint=False)
    return [tuple((1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c for a, b, c in zip(start, pull, end)) for t in steps]


def corners(cut):
    """Where the outline of a cut turns: shoulder, ends of the sleeve, armpit, hem."""
    slope = math.radians(cut.get('slope', 34))
    along, across = (math.cos(slope), -math.sin(slope)), (math.sin(slope), math.cos(slope))
    armpit, sleeve, cuff = cut['armpit'], cut['sleeve'], cut['cuff']
    inner = tuple(armpit[axis] + along[axis] * sleeve for axis in (0, 1))
    return {
        'neck': (cut['neck'][0], TOP), 'shoulder': cut['shoulder'], 'armpit': armpit, 'inner': inner,
        'outer': tuple(inner[axis] + across[axis] * cuff for axis in (0, 1)), 'side': (cut['hem'][0], cut['hem'][1]),
    }


def half_outline(cut, depth, step):
    """The right half from the middle of the neck round to the middle of the hem: points, and the name of the edge each begins."""
    at = corners(cut)
    width = at['neck'][0]
    middle = (0, at['side'][1] - cut.get('tail', 0))
    armpit, inner, side = at['armpit'], at['inner'], at['side']
    edges = [
        ('neck', (0, TOP - depth), (width * 0.92, TOP - depth), at['neck']),
        ('shoulder', at['neck'], None, at['shoulder']),
        ('over', at['shoulder'], (at['shoulder'][0] + 0.06, at['shoulder'][1] - 0.02), at['outer']),
        ('cuff', at['outer'], None, inner),
        ('under', inner, None, (armpit[0] + 0.022, armpit[1] - 0.014)),
        ('side', (armpit[0] + 0.022, armpit[1] - 0.014), (armpit[0] - 0.004, armpit[1] - 0.002), (armpit[0] - 0.002, armpit[1] - 0.03)),
        ('side', (armpit[0] - 0.002, armpit[1] - 0.03), (cut.get('waist', armpit[0]), (armpit[1] + side[1]) / 2), side),
        ('hem', side, (side[0] * 0.5, middle[1]) if cut.get('tail') else None, middle),
    ]
    points, names = [], []
    for name, start, pull, end in edges:
        pull = pull or tuple((a + b) / 2 for a, b in zip(start, end))
        # The neck has as many points in front as behind, so that both outlines agree point by point.
        long = 0.15 if name == 'neck' else math.dist(start, end)
        line = bent(start, pull, end, max(2, round(long / step)))
        points += line
        names += [name] * len(line)
    return points + [middle], names


def whole_outline(cut, depth, step):
    """The closed outline of a panel and the name of the edge that each point begins."""
    points, names = half_outline(cut, depth, step)
    left = [(-x, y) for x, y in reversed(points[1:-1])]
    return points + left, names + list(reversed(names))


def inside(points, outline):
    """Which of `points` lie within `outline`."""
    x, y = points[:, 0], points[:, 1]
    within = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if ay != by:
            within ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return within


def scattered(outline, step):
    """Points within an outline, about `step` apart and out of line, so that no rows of the mesh show in the folds."""
    chance, edge = random.Random(4), np.array(outline)
    low, high = edge.min(0), edge.max(0)
    rows = np.arange(low[1], high[1], step * 0.866)
    columns = np.arange(low[0], high[0], step)
    shake = lambda: chance.uniform(-0.28, 0.28) * step
    grid = np.array([(x + (row % 2) * step / 2 + shake(), y + shake()) for row, y in enumerate(rows) for x in columns])
    grid = grid[inside(grid, outline)]
    away = np.array([((edge - point) ** 2).sum(1).min() for point in grid])
    return [tuple(point) for point in grid[away > (step * 0.55) ** 2]]


def panel(cut, depth, step):
    """A flat panel: its points, triangles, the indices of its outline, and the names of the outline's edges."""
    outline, names = whole_outline(cut, depth, step)
    count = len(outline)
    given = [Vector(point) for point in outline + scattered(outline, step)]
    points, _, faces, origins, _, _ = delaunay_2d_cdt(given, [(at, (at + 1) % count) for at in range(count)], [], 1, 1e-7)
    found = {source: index for index, sources in enumerate(origins) for source in sources}
    return [tuple(point) for point in points], [tuple(face) for face in faces], [found[at] for at in range(count)], names
