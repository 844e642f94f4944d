"""The picture that lies on a garment's flat pattern: how high the cloth stands (millimetres), how dark it is, and where the tint does not reach."""
import math

import bpy
import numpy as np

from garments.pattern import corners, inside

# Metres a pixel, and the margin round a panel.
FINE, MARGIN = 0.0007, 0.02


class Drawing:
    """A canvas over one flat piece of cloth with a named edge from each point of its outline to the next.

    `height` is in millimetres, `shade` multiplies the colour, `bare` is 1 where the tint does not reach.
    """

    def __init__(self, outline, names):
        self.outline, self.names = outline, names
        edge = np.array(self.outline)
        self.low, self.high = edge.min(0) - MARGIN, edge.max(0) + MARGIN
        wide, tall = (int(one) for one in (self.high - self.low) / FINE)
        self.x, self.y = np.meshgrid(self.low[0] + (np.arange(wide) + 0.5) * FINE, self.low[1] + (np.arange(tall) + 0.5) * FINE)
        self.height = np.zeros((tall, wide), np.float32)
        self.shade = np.ones((tall, wide), np.float32)
        self.bare = np.zeros((tall, wide), np.float32)

    def away_from(self, points, reach=0.05):
        """For every pixel within `reach`: how far it is from a line through `points`, and how far along the line that is."""
        away, along, gone = np.full(self.x.shape, 9.0, np.float32), np.zeros(self.x.shape, np.float32), 0.0
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            low = np.floor((np.array([min(ax, bx), min(ay, by)]) - reach - self.low) / FINE).astype(int).clip(0)
            high = np.ceil((np.array([max(ax, bx), max(ay, by)]) + reach - self.low) / FINE).astype(int).clip(0)
            part = np.s_[low[1]:high[1], low[0]:high[0]]
            x, y, length = self.x[part], self.y[part], math.dist((ax, ay), (bx, by))
            if length == 0 or x.size == 0:
                continue
            t = (((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2).clip(0, 1)
            off = np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
            nearer = off < away[part]
            away[part] = np.where(nearer, off, away[part])
            along[part] = np.where(nearer, gone + t * length, along[part])
            gone += length
        return away, along

    def edge(self, name):
        """The runs of points along edges of one name."""
        runs, run = [], []
        ring = list(zip(self.outline, self.outline[1:] + self.outline[:1], self.names))
        for start, end, own in ring + ring[:1]:
            if own == name:
                run = run or [start]
                run.append(end)
            elif run:
                runs.append(run)
                run = []
        return runs + ([run] if run else [])

    def fold(self, name, wide, rows, thick=0.7):
        """A hem: cloth turned in, `wide` metres, sewn down with `rows` of stitches."""
        for points in self.edge(name):
            away, along = self.away_from(points)
            within = np.clip((wide - away) / 0.0016 + 0.5, 0, 1)
            # Cloth under a needle draws up a little, aslant to the seam.
            drawn = np.sin((along + away * 0.6) / 0.0105 * math.tau + np.sin(along * 91) * 1.7) * np.clip(away / wide, 0, 1)
            self.height += within * (thick + 0.14 * drawn)
            self.shade *= 1 - 0.09 * np.exp(-((away - wide - 0.0008) / 0.0016) ** 2)
            for row in range(rows):
                self.stitch_along(away, along, wide - 0.0028 - 0.0052 * row)

    def ribs(self, name, wide, every=0.0056):
        """A ribbed border knitted on: ribs run towards the edge."""
        for points in self.edge(name):
            away, along = self.away_from(points, wide + 0.01)
            within, rib = np.clip((wide - away) / 0.0016 + 0.5, 0, 1), np.sin(along / every * math.tau)
            self.height += within * (0.4 * rib - 0.3)
            self.shade *= 1 - within * (0.08 - 0.08 * rib) - 0.18 * np.exp(-((away - wide) / 0.0018) ** 2)

    def stitch_along(self, away, along, at, length=0.006):
        """A row of stitches at a distance from a line: threads that dent the cloth."""
        on = np.exp(-((away - at) / 0.0011) ** 2)
        thread = (np.mod(along, length) < length * 0.68).astype(np.float32)
        self.height += on * (0.4 * thread - 0.45)
        self.shade *= 1 - on * (0.1 + 0.26 * (1 - thread))

    def seam(self, points, deep=0.55):
        """Two pieces of cloth joined along a line: a furrow, beside it the turned edges under the cloth."""
        away, along = self.away_from(points, 0.02)
        self.height -= deep * np.exp(-(away / 0.0014) ** 2)
        self.height += 0.3 * np.exp(-((away - 0.005) / 0.004) ** 2) * (1 + 0.4 * np.sin(along / 0.012 * math.tau))
        self.shade *= 1 - 0.2 * np.exp(-(away / 0.0011) ** 2)

    def patch(self, points, thick=0.6, inset=0.003):
        """A piece sewn onto the cloth: a pocket, a placket."""
        ring = [*points, points[0]]
        away, along = self.away_from(ring, 0.03)
        within = inside(np.c_[self.x.ravel(), self.y.ravel()], list(points)).reshape(self.x.shape)
        signed = np.where(within, away, -away)
        self.height += thick * np.clip(signed / 0.0012 + 0.5, 0, 1)
        self.shade *= 1 - 0.16 * np.exp(-((signed + 0.001) / 0.0012) ** 2)
        self.stitch_along(np.where(within, away, 9), along, inset)

    def armholes(self, cut):
        at = corners(cut)
        for side in (-1, 1):
            (sx, sy), (ax, ay) = at['shoulder'], at['armpit']
            steps = np.linspace(0, 1, 24)
            bow = [(side * ((1 - t) * sx + t * (ax + 0.004) - 0.026 * math.sin(math.pi * t)), (1 - t) * sy + t * ay) for t in steps]
            self.seam(bow)

    def weave(self, kind):
        chance = np.random.default_rng(3)
        rough = chance.normal(size=self.x.shape).astype(np.float32)
        rough = sum(np.roll(rough, by, axis) for by in (-1, 0, 1) for axis in (0, 1)) / 6
        knots = WEAVES[kind](self.x, self.y)
        self.height += knots[0] + rough * 0.012
        self.shade *= 1 + knots[1] + rough * 0.03


def jersey(x, y):
    """Fine knit: upright ribs of loops."""
    rib = np.sin(x / 0.0046 * math.tau + 0.35 * np.sin(y / 0.0058 * math.tau))
    return 0.13 * rib, 0.055 * rib


def poplin(x, y):
    """Plain weave."""
    grid = np.sin(x / 0.0046 * math.tau) * np.sin(y / 0.0046 * math.tau)
    return 0.06 * grid, 0.04 * grid


def pique(x, y):
    """The waffle of polo shirts."""
    shift = np.where(np.floor(y / 0.0048) % 2 == 0, 0.0, 0.5)
    cell = np.cos((x / 0.0056 + shift) * math.tau) * np.cos(y / 0.0096 * math.tau) ** 2
    return 0.17 * cell, 0.07 * cell


WEAVES = {'jersey': jersey, 'poplin': poplin, 'pique': pique}


def as_image(drawings):
    """Drawings side by side as one image: height, shade and bare as red, green and blue."""
    tall = max(one.height.shape[0] for one in drawings)
    parts = []
    for one in drawings:
        part = np.stack([one.height / 4 + 0.5, one.shade / 2, one.bare, np.ones_like(one.height)], -1)
        parts.append(np.pad(part, ((0, tall - part.shape[0]), (0, 0), (0, 0)), mode='edge'))
    whole = np.concatenate(parts, 1).astype(np.float32)
    image = bpy.data.images.new('pattern', whole.shape[1], tall, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(whole.ravel())
    return image


def place_uvs(flat, drawings):
    """Places of flat pieces as places in the image of `as_image`; those of a second piece lie two metres further on."""
    tall, wide = max(one.height.shape[0] for one in drawings), sum(one.height.shape[1] for one in drawings)
    second = np.array(flat)[:, 0] > 1.2
    x, y = np.array(flat).T
    first, other = drawings[0], drawings[-1]
    across = np.where(second, (x - 2 - other.low[0]) / FINE + first.height.shape[1], (x - first.low[0]) / FINE)
    return np.c_[across / wide, np.where(second, y - other.low[1], y - first.low[1]) / FINE / tall]
