"""A food can: steel rims and a paper band in the product's colour, on which the drawing is stamped."""
import math

from materials import NEUTRAL, matter, stamped
from printing import print_drawing
from shapes import box, turned, wrapped


def build(settings):
    steel = matter('steel', '#d2d2d0', 0.24, Metallic=1.0)
    profile = [(0, 0.01), (0.45, 0.01), (0.49, 0.0), (0.505, 0.02), (0.505, 0.045), (0.49, 0.07), (0.488, 0.1), (0.488, 1.2), (0.49, 1.23), (0.505, 1.255),
               (0.505, 1.28), (0.49, 1.3), (0.474, 1.29), (0.47, 1.245), (0.42, 1.235), (0.405, 1.25), (0.39, 1.235), (0.3, 1.235), (0.285, 1.245), (0.27, 1.235), (0, 1.235)]
    can = turned('can', profile, steel, steps=128, degrees=50)
    paper = stamped(matter('paper', NEUTRAL, 0.42, tint=1, Specular=0.35), print_drawing(f"labels/{settings['label']}", 2000))
    wrapped('paper', 0.4925, (0.1, 1.2), 359.9, paper, steps=160)
    wide, thick = 0.11, 0.016
    pull = [(wide + thick * math.cos(step * math.pi / 4), 1.262 + thick * math.sin(step * math.pi / 4)) for step in range(9)]
    ring = turned('pull', pull, steel, at=(0, -0.2, 0), steps=48)
    tongue = box('tongue', (0.09, 0.18, 0.016), (0, -0.06, 1.26), steel, 0.007)
    return [can, ring, tongue]
