"""Three istikans of tea on their saucers, with gilt rims."""
from materials import glass, matter
from shapes import smooth_profile, turned

OUTER = [(0.0, 0.055), (0.16, 0.052), (0.25, 0.07), (0.292, 0.16), (0.28, 0.26), (0.228, 0.38), (0.212, 0.47), (0.235, 0.6), (0.275, 0.74), (0.298, 0.86)]
INNER = [(0.28, 0.86), (0.256, 0.74), (0.215, 0.6), (0.192, 0.47), (0.208, 0.38), (0.257, 0.26), (0.267, 0.17), (0.232, 0.11), (0.13, 0.098), (0, 0.098)]
TEA = [(0, 0.096), (0.13, 0.096), (0.2345, 0.108), (0.2695, 0.17), (0.2595, 0.26), (0.2105, 0.38), (0.1945, 0.47), (0.2175, 0.6), (0.249, 0.71)]
SAUCER = [(0, 0.0), (0.24, 0.0), (0.26, 0.012), (0.4, 0.05), (0.52, 0.11), (0.53, 0.118), (0.518, 0.122), (0.4, 0.072), (0.28, 0.042), (0.25, 0.05), (0, 0.05)]


def ring(name, radius, height, thick, material, at):
    profile = [(radius, height - thick), (radius + thick, height), (radius, height + thick), (radius - thick, height), (radius, height - thick)]
    return turned(name, smooth_profile(profile, 3), material, at)


def build(settings):
    clear = glass('glass', (0.99, 0.995, 0.99))
    tea = glass('tea', bending=1.34, absorbs=(0.82, 0.24, 0.03), density=settings.get('strength', 8.5))
    china = matter('china', '#f4efe4', 0.12, Specular=0.5)
    gilt = matter('gilt', '#d9ae55', 0.22, Metallic=1.0)
    objects = []
    for at in ((0.02, -0.5, 0), (0.78, 0.18, 0), (-0.76, 0.2, 0)):
        objects.append(turned('glass', smooth_profile(OUTER, 6) + smooth_profile(INNER, 6), clear, at, degrees=60))
        turned('tea', smooth_profile(TEA, 6) + [(0, 0.71)], tea, at, degrees=60)
        objects.append(turned('saucer', smooth_profile(SAUCER, 5), china, at, degrees=60))
        objects += [ring('rim', 0.289, 0.862, 0.0105, gilt, at), ring('edge', 0.524, 0.12, 0.009, gilt, at)]
        objects.append(ring('waist', 0.2135, 0.475, 0.006, gilt, at))
    return objects
