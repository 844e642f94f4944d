"""A sofa or, with one seat, an armchair: padded frame, loose cushions with piping, wooden legs. The fabric takes the product's colour."""
from cushions import cushion, pad, piping, settle
from materials import NEUTRAL, grain, matter, mottled
from shapes import turned

ARM = 0.2


def build(settings):
    seats, seat = settings.get('seats', 3), settings.get('seat', 0.68)
    inner = seats * seat
    fabric = grain(matter('fabric', NEUTRAL, 0.95, tint=1, Specular=0.1, Sheen=0.3), 110, 0.3, 0.006)
    cord = matter('cord', NEUTRAL, 0.9, tint=1, Specular=0.1)
    wood = mottled(matter('wood', roughness=0.35), '#5a3418', '#8a5628', 24, 3, (8, 8, 0.6))
    frame = [
        pad('base', (inner + 0.06, 0.84, 0.19), (0, 0, 0.265), fabric, 0.04),
        pad('back', (inner + 0.1, 0.18, 0.58), (0, 0.37, 0.5), fabric, 0.07),
    ]
    frame += [pad('arm', (ARM, 0.92, 0.46), (side * (inner / 2 + ARM / 2 - 0.01), -0.01, 0.4), fabric, 0.075) for side in (-1, 1)]
    middles = [(index - (seats - 1) / 2) * seat for index in range(seats)]
    low = [cushion('seat', (seat - 0.015, 0.68, 0.17), (x, -0.09, 0.445), fabric, 0.3, (1.5, 0, chance)) for x, chance in zip(middles, (0.5, -0.4, 0.3))]
    high = [cushion('back cushion', (seat - 0.03, 0.15, 0.44), (x, 0.19, 0.74), fabric, 1.5, (-12, 0, chance)) for x, chance in zip(middles, (-1, 0.8, 1.2))]
    scatter = []
    for colour, x, turn in settings.get('scatter', []):
        cloth = grain(matter('scatter', colour, 0.95, Specular=0.1, Sheen=0.3), 130, 0.3, 0.006)
        scatter.append(cushion('scatter', (0.42, 0.03, 0.42), (x, -0.07, 0.745), cloth, 3.2, (-20, turn / 2, turn), 0.03))
    settle(low + high + scatter)
    cords = [piping(one, cord) for one in low]
    legs = [turned('leg', [(0, 0), (0.02, 0), (0.034, 0.18), (0, 0.18)], wood, (x * (inner / 2 + 0.08), y, 0), 24) for x in (-1, 1) for y in (-0.36, 0.34)]
    return frame + low + high + scatter + cords + legs
