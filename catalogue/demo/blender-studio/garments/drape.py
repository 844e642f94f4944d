"""Puts the two panels of a pattern, joined at their seams, round the body and lets them fall."""
import hashlib
import json
import os
import tempfile
import time

import numpy as np

from garments.body import Body
from garments.pattern import SEAMS, panel
from garments.solver import Cloth

# Frames: the cloth draws together without weight, falls on raised arms, the arms are lowered, all comes to rest.
SEWN, FALLEN, LOWERED, REST = 22, 30, 46, 74
APART = 0.15


class Draped:
    """A garment as it hangs.

    `points` and `faces` of the welded mesh, `corners` the flat point of each face's corner, `flat` the pattern (the back lies two metres
    further on), and the flat points along each opening, front and back.
    """

    def __init__(self, points, faces, flat, merged, openings):
        self.points, self.flat, self.merged, self.openings = points, flat, merged, openings
        self.corners, self.faces = faces, merged[faces]


def swell(x, y, seam):
    """How far a panel starts from the middle: nothing at a seam, so that body and arms are within from the beginning."""
    return min(APART, 1.1 * float(np.sqrt(((seam - (x, y)) ** 2).sum(1).min())))


def sewn(front, back):
    """Both panels as one mesh: flat points, where they start, faces, and the seam's pairs of points."""
    ahead, names = len(front[0]), front[3]
    flat = np.array(front[0] + [(x + 2, y) for x, y in back[0]])
    seam = np.array([front[0][front[2][at]] for at in range(len(names)) if names[at] in SEAMS or names[at - 1] in SEAMS])
    start = np.array([(x, side * swell(x, y, seam), y) for side, part in ((-1, front), (1, back)) for x, y in part[0]])
    faces = np.array(front[1] + [tuple(ahead + at for at in reversed(face)) for face in back[1]])
    pairs = np.array([(front[2][at], back[2][at] + ahead) for at in range(len(names)) if names[at] in SEAMS or names[at - 1] in SEAMS])
    return flat, start, faces, pairs


def run(cut, stuff, step):
    front, back = (panel(cut, depth, step) for depth in (cut['neck'][1], cut.get('nape', 0.028)))
    flat, start, faces, pairs = sewn(front, back)
    body = Body(cut.get('raised', 56), cut.get('hanging', 24), cut.get('girth', 1.0))
    merged = np.arange(len(flat))
    merged[pairs[:, 1]] = pairs[:, 0]
    cloth = Cloth(flat, start, faces, pairs, merged, stuff)
    for frame in range(REST):
        lowered = np.clip((frame - FALLEN) / (LOWERED - FALLEN), 0, 1)
        cloth.frame(body, float(frame >= SEWN), lowered, frame + 1 >= SEWN, 12 if frame < SEWN else 2.5 + 8 * (frame > 60))
    rest = cloth.points
    rest[pairs[:, 0]] = rest[pairs[:, 1]] = (rest[pairs[:, 0]] + rest[pairs[:, 1]]) / 2
    ahead = len(front[0])
    openings = {name: [[source[2][at] + shift for at in range(len(source[3])) if name in (source[3][at], source[3][at - 1])]
                       for source, shift in ((front, 0), (back, ahead))] for name in ('neck', 'cuff', 'hem')}
    return rest, faces, flat, merged, openings


def sources():
    """The code that decides how a garment falls; a change of it asks for a new drape."""
    folder = os.path.dirname(os.path.abspath(__file__))
    return b''.join(open(os.path.join(folder, name), 'rb').read() for name in ('body.py', 'drape.py', 'pattern.py', 'solver.py'))


def drape(cut, stuff, step=0.0085):
    """The garment at rest. What was draped once is kept in the temporary folder, since views and garments share it."""
    key = hashlib.sha256(json.dumps([cut, stuff, step], sort_keys=True).encode() + sources()).hexdigest()[:16]
    path = os.path.join(tempfile.gettempdir(), f'draped-{key}.npz')
    if not os.path.exists(path):
        started = time.process_time()
        rest, faces, flat, merged, openings = run(cut, stuff, step)
        np.savez(path, rest=rest, faces=faces, flat=flat, merged=merged, openings=json.dumps(openings))
        print(f'draped {len(rest)} points in {time.process_time() - started:.0f} s', flush=True)
    kept = np.load(path)
    return Draped(kept['rest'], kept['faces'], kept['flat'], kept['merged'], json.loads(str(kept['openings'])))
