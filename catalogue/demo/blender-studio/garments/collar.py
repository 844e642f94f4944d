"""The folded collar of shirts, sewn to the neck of a draped garment."""
import numpy as np

from garments.cloth import drawn_cloth
from garments.drawn import Drawing, as_image, place_uvs
from garments.trims import evened, unit
from shapes import shape


# The collar laid flat, in metres: round the neck, and from the stand's foot to the leaf's edge, which begins at `FOLD`.
FLAT, FOLD = (0.42, 0.09), 0.034


def collar_drawing(weave):
    drawing = Drawing([(0, 0), (FLAT[0], 0), FLAT, (0, FLAT[1])], ['foot', 'end', 'leaf', 'end'])
    drawing.weave(weave)
    for name in ('leaf', 'end'):
        for points in drawing.edge(name):
            away, along = drawing.away_from(points, 0.02)
            drawing.stitch_along(away, along, 0.0055)
            drawing.shade *= 1 - 0.1 * np.exp(-(away / 0.0016) ** 2)
    return drawing


def open_line(points, start, count, *others):
    """A closed line cut open at `start`: `count` even places, and the same places of `others`."""
    turn = lambda rows: np.vstack([np.roll(rows, -start, 0), rows[start:start + 1]])
    gone = np.r_[0, np.cumsum(np.linalg.norm(np.diff(turn(points), axis=0), axis=1))]
    at = np.linspace(0, gone[-1], count)
    return [np.c_[tuple(np.interp(at, gone, turn(rows)[:, axis]) for axis in range(3))] for rows in (points, *others)], gone[-1]


def lying_on(points, tree, gap, draw):
    """`points` kept `gap` metres outside a garment and, by `draw` (0 to 1 each), drawn down onto it."""
    lain = points.copy()
    for index, point in enumerate(points):
        near, normal, _, _ = tree.find_nearest(point)
        off = (np.array(point) - near) @ np.array(normal)
        wanted = gap if off < gap else off + (gap - off) * draw[index]
        lain[index] = np.array(point) + np.array(normal) * (wanted - off)
    return lain


def sheet_of(name, rows, uvs, material, thick):
    """A sheet through rows of points, each as long as the others."""
    tall, wide = len(rows), len(rows[0])
    faces = [(row * wide + at, row * wide + at + 1, (row + 1) * wide + at + 1, (row + 1) * wide + at) for row in range(tall - 1) for at in range(wide - 1)]
    made = shape(name, [point for row in rows for point in row], faces, material, uvs=[uv for row in uvs for uv in row])
    body = made.modifiers.new('thick', 'SOLIDIFY')
    body.thickness, body.offset = thick, 0
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return made


def shirt_collar(neck, tree, weave, stand=0.028, fall=0.044, tip=0.07, spread=0.5, count=97):
    """A collar on its stand, open in front. `neck` is the line, where it goes on and where outside is; `tip` how long its points are.

    Its UVs are the collar laid flat, as `FLAT` says.
    """
    line, onward, out, start = neck
    (line, onward, out), _ = open_line(evened(line, 8), start, count, onward, out)
    onward, out = unit(onward), unit(out)
    part = np.linspace(0, 1, count)
    # 1 at both ends in front, 0 from the sides round the back.
    front = np.clip(1 - np.minimum(part, 1 - part) / 0.2, 0, 1)[:, None]
    up = unit(onward * 0.35 + np.array([0, 0, 1]) + np.array([0, 0.25, 0]) * front)
    flat_out = unit(out * (1, 1, 0.2))
    tall = stand * (1 - 0.35 * front)
    middle = unit(np.roll(line, -1, 0) - np.roll(line, 1, 0))
    middle[0], middle[-1] = middle[1], middle[-2]
    aside = np.where((part < 0.5)[:, None], middle, -middle) * front ** 1.5 * spread
    down = unit(np.array([0, 0, -1.0]) + aside + flat_out * 0.25)
    long = fall + (tip - fall) * front ** 1.3
    rows, uvs = [], []
    for step in np.linspace(0, 1, 4):
        rows.append(line + up * tall * step - out * 0.001)
        uvs.append(np.c_[part * FLAT[0], np.full(count, step * FOLD * 0.9)])
    top = line + up * tall
    rows.append(top + up * 0.002 + flat_out * 0.003)
    uvs.append(np.c_[part * FLAT[0], np.full(count, FOLD * 0.95)])
    for step in np.linspace(0.08, 1, 9):
        leaf = top + flat_out * 0.0065 + down * long * step
        rows.append(lying_on(leaf, tree, 0.0042, np.full(count, 0.75 * step ** 2)))
        uvs.append(np.c_[part * FLAT[0], np.full(count, FOLD + (FLAT[1] - FOLD) * step)])
    drawing = collar_drawing(weave)
    placed = [place_uvs(row, [drawing]) for row in uvs]
    return sheet_of('collar', rows, placed, drawn_cloth(as_image([drawing])), 0.0018)
