"""A garment for the upper body as it hangs on somebody who is not in the picture; `garment` names it in `garments/cuts.py`."""
import numpy as np

from garments.cloth import drawn_cloth, ribbed
from garments.collar import shirt_collar
from garments.cuts import GARMENTS
from garments.drape import drape
from garments.drawn import Drawing, as_image, place_uvs
from garments.pattern import corners, whole_outline
from garments.trims import Surface, band, button, evened, loop_of, unit
from materials import matter
from shapes import shape


def worn(garment, uvs, material, thick):
    """The draped mesh as an object: welded, evened out and thickened."""
    made = shape('garment', garment.points, garment.faces.tolist(), material)
    made.data.uv_layers.new().data.foreach_set('uv', uvs[garment.corners].ravel())
    even = made.modifiers.new('even', 'CORRECTIVE_SMOOTH')
    even.factor, even.iterations, even.use_only_smooth = 0.4, 3, True
    body = made.modifiers.new('thick', 'SOLIDIFY')
    body.thickness, body.offset = thick, -1
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return made


def neck_of(garment, made):
    """The neck's line, where a collar goes on from the cloth, where outside is, and the line's point in the middle of the front."""
    loop = loop_of(garment, 'neck')
    line = garment.points[loop]
    out = unit(evened(np.array([made.data.vertices[at].normal for at in loop]), 4))
    along = unit(evened(np.roll(line, -1, 0) - np.roll(line, 1, 0), 2))
    onward = np.cross(out, along)
    onward = unit(np.where(onward[:, 2:] < 0, -onward, onward) + np.array([0, 0, 0.25]))
    front = [at for at in range(len(loop)) if loop[at] in set(garment.openings['neck'][0])]
    return line, onward, out, min(front, key=lambda at: abs(garment.flat[loop[at]][0]))


def finish_edges(drawing, spec):
    if 'ribbed_cuff' in spec:
        drawing.ribs('cuff', spec['ribbed_cuff'])
    elif 'buttoned_cuff' in spec:
        drawing.fold('cuff', spec['buttoned_cuff'], 1)
    else:
        drawing.fold('cuff', 0.02, 2 if spec['weave'] == 'jersey' else 1)
    drawing.fold('hem', *spec.get('hem', (0.022, 2)))


def draw_panels(spec):
    """The pictures on the front and on the back."""
    cut = spec['cut']
    drawings = [Drawing(*whole_outline(cut, depth, 0.01)) for depth in (cut['neck'][1], cut.get('nape', 0.028))]
    for one in drawings:
        one.weave(spec['weave'])
        finish_edges(one, spec)
        one.armholes(cut)
        one.seam([corners(cut)['neck'], corners(cut)['shoulder']])
        one.seam([(-x, y) for x, y in (corners(cut)['neck'], corners(cut)['shoulder'])])
    if 'placket' in spec:
        top, foot = spec['placket']
        drawings[0].patch([(-0.017, foot), (0.017, foot), (0.017, top), (-0.017, top)])
    if 'pocket' in spec:
        drawings[0].patch(spec['pocket'])
    return drawings


def build(settings):
    spec = GARMENTS[settings['garment']]
    garment = drape(spec['cut'], spec['stuff'], spec.get('step', 0.0115))
    drawings = draw_panels(spec)
    made = worn(garment, place_uvs(garment.flat, drawings), drawn_cloth(as_image(drawings)), 0.0016)
    neck = neck_of(garment, made)
    surface = Surface(garment, garment.points)
    objects = [made]
    if 'band' in spec:
        objects.append(band(*neck[:3], spec['band'], ribbed()))
    if 'collar' in spec:
        objects.append(shirt_collar(neck, surface.worn, spec['weave'], **spec['collar']))
    pearl = matter('button', '#efe9dd', 0.3, Specular=0.5)
    objects += [button(surface, 0, y, pearl) for y in spec.get('buttons', ())]
    return objects
