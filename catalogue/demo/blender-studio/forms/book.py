"""A hardcover book: `cover` names its drawing in `print/covers`, `size` its width, height and thickness.

An Arabic book has its spine at the right; with `opens: "right"` it is at the left. With `isRising` the title on the spine
reads from the foot up, so that it stands upright on an Arabic book that lies on its back. `isTinted` is a binding in plain cloth,
on which the drawing is stamped.
"""
import math
import re

from materials import NEUTRAL, grain, matter, mottled, printed, stamped
from printing import print_drawing, print_text, read_drawing
from shapes import box, shape

BOARD = 0.034


def spine_drawing(cover, is_clear=False, is_rising=False):
    """The spine in the colours and with the title that the cover's first element names."""
    ground, ink, title = (re.search(rf'data-{key}="([^"]*)"', cover).group(1) for key in ('ground', 'ink', 'title'))
    family, direction = ('Amiri', 'rtl') if re.search('[\u0600-\u06ff]', title) else ('Noto Serif', 'ltr')
    size = min(92, 1500 / max(len(title), 1))
    return f'''<svg xmlns="http://www.w3.org/2000/svg" width="200" height="1300" viewBox="0 0 200 1300"><rect width="200" height="1300" fill="{'none' if is_clear else ground}"/>
<path d="M0 86H200M0 98H200M0 1202H200M0 1214H200" stroke="{ink}" stroke-width="4"/>
<g transform="translate(100 640) rotate({-90 if is_rising else 90})"><text y="{size * 0.3}" font-family="{family}" font-weight="bold" font-size="{size}" text-anchor="middle" fill="{ink}" direction="{direction}">{title}</text></g></svg>'''


def build(settings):
    wide, tall, thick = settings.get('size', (1.42, 2.06, 0.3))
    side = -1 if settings.get('opens') == 'right' else 1
    name = f"covers/{settings['cover']}"
    drawing = read_drawing(name)
    if settings.get('isTinted'):
        cloth = matter('cloth', NEUTRAL, 0.62, tint=1, Specular=0.25)
        front, spine = (stamped(matter(part, NEUTRAL, 0.62, tint=1, Specular=0.25), print_text(art, width))
                        for part, art, width in (('cover', drawing, 1300), ('spine', spine_drawing(drawing, is_clear=True), 260)))
    else:
        cloth = matter('cloth', re.search(r'data-ground="([^"]*)"', drawing).group(1), 0.5, Specular=0.3)
        front = printed(matter('cover', roughness=0.42, Specular=0.35), print_drawing(name, 1300))
        spine = printed(matter('spine', roughness=0.45, Specular=0.35), print_text(spine_drawing(drawing, is_rising=settings.get('isRising', False)), 260))
    for one in (front, spine):
        grain(one, 240, 0.25 if settings.get('isTinted') else 0.05)
    pages = grain(mottled(matter('pages', '#efe6d2', 0.95), '#cdbf9f', '#f6efdf', 130, 2, (0.02, 1, 0.02)), 130, 0.5, 0.01, stretch=(0.02, 1, 0.02))
    half, deep = wide / 2, thick / 2
    objects = [
        box('back board', (wide, BOARD, tall), (0, deep, tall / 2), cloth, 0.012),
        box('front board', (wide, BOARD * 0.5, tall), (0, -deep + BOARD * 0.3, tall / 2), cloth, 0.006),
        box('pages', (wide - 0.07, thick - BOARD, tall - 0.08), (0, 0, tall / 2), pages, 0.004),
    ]
    # The cover: a sheet with a hollow along the joint.
    columns = 140
    points, uvs = [], []
    for row in (0, 1):
        for column in range(columns + 1):
            u = column / columns
            x = (u - 0.5) * (wide - 0.006)
            hollow = 0.016 * math.exp(-((half - side * x - 0.12) / 0.035) ** 2)
            points.append((x, -deep - BOARD / 2 + hollow, 0.003 + row * (tall - 0.006)))
            uvs.append((u, row))
    objects.append(shape('cover', points, [(at, at + 1, columns + 2 + at, columns + 1 + at) for at in range(columns)], front, uvs=uvs))
    # The spine: a sheet bent outwards from board to board.
    steps, points, uvs = 32, [], []
    for row in (0, 1):
        for step in range(steps + 1):
            angle = math.pi * step / steps
            points.append((side * (half - 0.004 + math.sin(angle) * 0.045), -math.cos(angle) * (deep + BOARD / 2), 0.003 + row * (tall - 0.006)))
            uvs.append((step / steps if side > 0 else 1 - step / steps, row))
    bent = shape('spine', points, [(at, at + 1, steps + 2 + at, steps + 1 + at) for at in range(steps)], spine, uvs=uvs)
    thickness = bent.modifiers.new('board', 'SOLIDIFY')
    thickness.thickness, thickness.offset = 0.02, -1 if side > 0 else 1
    return objects + [bent]
