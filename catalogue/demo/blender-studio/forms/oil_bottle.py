"""A clear bottle of oil with a printed label; its oil is golden, and a tint darkens it."""
from materials import glass, matter, printed
from printing import print_drawing
from shapes import smooth_profile, turned, wrapped
from stage import dark_cards

OUTER = [(0, 0.03), (0.3, 0.0), (0.375, 0.03), (0.39, 0.1), (0.39, 0.5), (0.39, 0.95), (0.375, 1.1), (0.33, 1.26), (0.22, 1.46), (0.155, 1.6), (0.145, 1.74)]
WALL = 0.022


def build(settings):
    outside = smooth_profile(OUTER, 7)
    inside = [(max(radius - WALL, 0), height + (WALL * 2 if height < 0.08 else 0)) for radius, height in reversed(outside)]
    bottle = turned('bottle', outside + inside, glass('plastic', (0.985, 0.99, 0.985), 0.02), degrees=60)
    level = 1.4
    oil = [(radius + 0.003 if radius > 0 else 0, height) for radius, height in reversed(inside) if height < level]
    turned('oil', oil + [(0, level)], glass('oil', (0.98, 0.74, 0.2), bending=1.4, tint=1), degrees=60)
    cap = matter('cap', settings.get('cap', '#c8962e'), 0.35, Specular=0.5)
    top = turned('cap', [(0, 1.93), (0.14, 1.93), (0.165, 1.925), (0.18, 1.9), (0.182, 1.88), (0.182, 1.7), (0.178, 1.69), (0.15, 1.69)], cap, steps=240, ribs=(44, 0.005, 4, 5))
    collar = turned('collar', [(0.15, 1.64), (0.178, 1.645), (0.18, 1.66), (0.178, 1.675), (0.15, 1.68)], cap)
    label = printed(matter('label', roughness=0.5, Specular=0.3), print_drawing(f"labels/{settings['label']}", 900), is_cut=True)
    wrapped('label', 0.3935, (0.2, 0.88), 84, label)
    dark_cards(1.3, 2.6)
    return [bottle, top, collar]
