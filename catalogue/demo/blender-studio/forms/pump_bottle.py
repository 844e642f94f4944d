"""A bottle with a pump: the bottle takes the product's colour, label and pump stay white."""
from materials import NEUTRAL, matter, printed
from printing import print_drawing
from shapes import box, smooth_profile, turned, wrapped

BODY = [(0, 0.0), (0.3, 0.0), (0.355, 0.02), (0.37, 0.08), (0.37, 0.5), (0.37, 0.95), (0.355, 1.08), (0.27, 1.18), (0.17, 1.22), (0.15, 1.28)]


def build(settings):
    bottle = turned('bottle', smooth_profile(BODY, 7) + [(0, 1.28)], matter('bottle', NEUTRAL, 0.25, tint=1, Specular=0.5), steps=128, degrees=50)
    white = matter('pump', '#f4f1ea', 0.32, Specular=0.5)
    collar = turned('collar', [(0, 1.24), (0.178, 1.24), (0.186, 1.25), (0.186, 1.38), (0.176, 1.4), (0.09, 1.41), (0.085, 1.46), (0, 1.46)], white, steps=200, ribs=(40, 0.005, 2, 3))
    stem = turned('stem', [(0, 1.44), (0.042, 1.44), (0.042, 1.62), (0, 1.62)], white, steps=48)
    head = turned('head', smooth_profile([(0, 1.6), (0.1, 1.6), (0.118, 1.62), (0.118, 1.66), (0.1, 1.7), (0.05, 1.715), (0, 1.717)], 5), white, steps=96)
    spout = box('spout', (0.36, 0.1, 0.065), (0.2, 0, 1.65), white, 0.028, 5)
    spout.rotation_euler = (0, 0.1, 0)
    lip = box('lip', (0.06, 0.062, 0.09), (0.36, 0, 1.6), white, 0.022, 5)
    label = printed(matter('label', roughness=0.5, Specular=0.3), print_drawing(f"labels/{settings['label']}", 1100), is_cut=True)
    wrapped('label', 0.3725, (0.22, 0.88), 112, label)
    return [bottle, collar, stem, head, spout, lip]
