"""A perfume bottle with a printed label. The perfume takes the product's colour."""
from materials import glass, matter, printed
from printing import print_drawing
from shapes import sheet, tower, turned
from stage import dark_cards

WIDE, DEEP, TALL, WALL = 0.95, 0.42, 1.02, 0.055


def build(settings):
    clear = glass('glass', (0.985, 0.995, 0.99))
    bottle = tower('bottle', (WIDE, DEEP), (0, TALL), 0.1, clear, 0.05)
    tower('hollow', (WIDE - 2 * WALL, DEEP - 2 * WALL), (0.12, TALL - 0.07), 0.07, glass('hollow', bending=1 / 1.45), 0.04)
    # A little larger than the hollow, so that glass and perfume touch without a gap of air.
    tower('perfume', (WIDE - 2 * WALL + 0.004, DEEP - 2 * WALL + 0.004), (0.118, TALL - 0.2), 0.07, glass('perfume', bending=1.36, tint=1), 0.035)
    gold = matter('gold', '#d8a85a', 0.2, Metallic=1.0)
    neck = turned('neck', [(0, TALL - 0.01), (0.17, TALL - 0.01), (0.18, TALL), (0.18, TALL + 0.025), (0.155, TALL + 0.035), (0.155, TALL + 0.09), (0, TALL + 0.09)], gold)
    cap = tower('cap', (0.42, 0.36), (TALL + 0.07, TALL + 0.46), 0.06, matter('cap', '#1a181b', 0.12, Clearcoat=1.0), 0.03)
    trim = tower('trim', (0.432, 0.372), (TALL + 0.06, TALL + 0.09), 0.064, gold, 0.006)
    turned('tube', [(0, 0.16), (0.012, 0.16), (0.012, TALL), (0, TALL)], glass('tube', (0.95, 0.95, 0.95), 0.1), steps=24)
    label = printed(matter('label', roughness=0.5, Specular=0.3), print_drawing('labels/perfume', 900))
    sheet('label', (0.54, 0.576), (0, -DEEP / 2 - 0.0025, 0.56), label)
    dark_cards(1.35, 2.2)
    return [bottle, neck, cap, trim]
