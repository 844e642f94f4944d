"""A round tin with a metal lid and a printed label; the tin takes the product's colour."""
from materials import NEUTRAL, matter, printed
from printing import print_drawing
from shapes import turned, wrapped


def build(settings):
    lacquer = matter('lacquer', NEUTRAL, 0.3, tint=1, Specular=0.45)
    brass = matter('brass', '#c39a4b', 0.3, Metallic=1.0)
    tin = turned('tin', [(0, 0), (0.47, 0), (0.492, 0.012), (0.495, 0.035), (0.482, 0.05), (0.48, 0.07), (0.48, 1.1), (0, 1.1)], lacquer, steps=128)
    foot = turned('foot', [(0.47, 0.0), (0.496, 0.004), (0.5, 0.02), (0.496, 0.036), (0.47, 0.04)], brass, steps=128)
    lid = turned('lid', [(0, 1.335), (0.4, 1.335), (0.42, 1.325), (0.44, 1.335), (0.475, 1.33), (0.495, 1.31), (0.5, 1.28), (0.5, 1.1), (0.505, 1.085), (0.5, 1.07), (0.48, 1.075)], brass, steps=128, degrees=50)
    label = printed(matter('label', roughness=0.5, Specular=0.3), print_drawing(f"labels/{settings['label']}", 1800))
    wrapped('label', 0.4825, (0.22, 0.92), 165, label)
    return [tin, foot, lid]
