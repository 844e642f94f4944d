"""A jar of cream: a heavy pot and its lid in the product's colour, a gilt seam between them, print on the pot."""
from materials import NEUTRAL, matter, stamped
from printing import print_drawing
from shapes import smooth_profile, turned, wrapped


def build(settings):
    pot = matter('pot', NEUTRAL, 0.16, tint=1, Specular=0.5, Clearcoat=0.6)
    body = turned('pot', smooth_profile([(0, 0.0), (0.5, 0.0), (0.58, 0.012), (0.61, 0.06), (0.615, 0.2), (0.615, 0.38), (0.605, 0.43), (0.57, 0.45), (0, 0.45)], 5), pot, steps=160, degrees=50)
    seam = turned('seam', [(0.55, 0.452), (0.596, 0.452), (0.6, 0.462), (0.596, 0.474), (0.55, 0.474)], matter('gilt', '#cfa356', 0.2, Metallic=1.0), steps=160)
    lid = turned('lid', smooth_profile([(0, 0.73), (0.5, 0.73), (0.585, 0.722), (0.618, 0.69), (0.622, 0.6), (0.622, 0.5), (0.616, 0.482), (0.58, 0.476)], 5), pot, steps=160, degrees=50)
    print_ = stamped(matter('print', NEUTRAL, 0.16, tint=1, Specular=0.5, Clearcoat=0.6), print_drawing(f"labels/{settings['label']}", 1600))
    wrapped('print', 0.6165, (0.08, 0.4), 92, print_)
    return [body, seam, lid]
