"""A glass jar with a screw lid and a printed label. The contents take the product's colour: honey, jam, syrup, spices."""
from materials import NEUTRAL, glass, grain, matter, printed
from printing import print_drawing
from shapes import turned, wrapped

# Of each: the outer wall, the inner wall, the contents (a hair into the glass, so that no gap of air shows), the lid, and where
# the label sits: its radius, heights and degrees round the wall.
SHAPES = {
    'round': {
        'outer': [(0, 0.015), (0.33, 0.0), (0.395, 0.02), (0.425, 0.07), (0.432, 0.14), (0.432, 0.66), (0.422, 0.73), (0.375, 0.79), (0.348, 0.82), (0.345, 0.92), (0.33, 0.93)],
        'inner': [(0.31, 0.93), (0.312, 0.82), (0.338, 0.785), (0.385, 0.725), (0.398, 0.66), (0.398, 0.13), (0.385, 0.085), (0.35, 0.06), (0, 0.055)],
        'contents': [(0, 0.052), (0.352, 0.057), (0.388, 0.084), (0.4005, 0.13), (0.4005, 0.66), (0.388, 0.723), (0.35, 0.765), (0.2, 0.77), (0, 0.77)],
        'lid': [(0, 0.975), (0.3, 0.975), (0.325, 0.982), (0.35, 0.98), (0.366, 0.965), (0.37, 0.945), (0.37, 0.845), (0.374, 0.838), (0.366, 0.832), (0.35, 0.834)],
        'label': (0.4345, (0.19, 0.6), 150),
    },
    'tall': {
        'outer': [(0, 0.015), (0.28, 0.0), (0.315, 0.02), (0.325, 0.06), (0.325, 0.78), (0.315, 0.84), (0.28, 0.88), (0.265, 0.9), (0.262, 0.98), (0.25, 0.99)],
        'inner': [(0.236, 0.99), (0.238, 0.9), (0.26, 0.865), (0.292, 0.825), (0.298, 0.78), (0.298, 0.09), (0.285, 0.06), (0, 0.055)],
        'contents': [(0, 0.052), (0.286, 0.057), (0.3005, 0.088), (0.3005, 0.72), (0.28, 0.735), (0.1, 0.75), (0, 0.75)],
        'lid': [(0, 1.14), (0.25, 1.14), (0.275, 1.135), (0.288, 1.12), (0.29, 1.1), (0.29, 0.91), (0.288, 0.9), (0.27, 0.9)],
        'label': (0.3275, (0.2, 0.62), 140),
    },
}


def build(settings):
    shape = SHAPES[settings.get('shape', 'round')]
    jar = turned('jar', shape['outer'] + shape['inner'], glass('glass', (0.985, 0.995, 0.985)))
    contents = matter('contents', settings.get('contents', NEUTRAL), 0.35, tint=1, Specular=0.25)
    turned('contents', shape['contents'], grain(contents, *settings.get('lumps', (8, 0.5)), 0.03))
    lid = matter('lid', settings.get('lid', '#c79a45'), 0.3, Metallic=settings.get('metal', 1.0))
    cover = turned('lid', shape['lid'], lid, steps=240, ribs=(60, 0.004, 5, 6) if settings.get('shape', 'round') == 'round' else (48, 0.006, 4, 5), degrees=50)
    radius, heights, degrees = shape['label']
    label = printed(matter('label', roughness=0.6, Specular=0.25), print_drawing(f"labels/{settings['label']}", 1800))
    wrapped('label', radius, heights, degrees, label)
    return [jar, cover]
