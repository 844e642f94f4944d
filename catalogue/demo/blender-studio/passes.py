"""From a lit scene to a master and its mask, in the formats that ../studio/README.md describes.

One render gives every pass: the picture, its diffuse light apart from its shine, and how much of each point is the form
(`body`) and takes the product's colour (`tint`). Debian's Blender has no denoiser, so one follows here.
"""
import os
import tempfile
import time

import bpy
import numpy as np

from materials import blacken, linear, paint_flat

PASSES = {'full': 'Image', 'alpha': 'Alpha', 'body': 'body', 'tint': 'tint', 'colour': 'DiffCol', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'normal': 'Normal'}
SHADOW = '#2a1f16'


def set_renderer(side, samples, is_glassy):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x = render.resolution_y = side
    render.film_transparent = True
    render.filter_size = 1.3
    render.threads_mode, render.threads = 'FIXED', 2
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = samples, True, 0.02, 12
    cycles.max_bounces, cycles.transmission_bounces = (16, 16) if is_glassy else (4, 2)
    cycles.diffuse_bounces, cycles.transparent_max_bounces = 2, 24
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    cycles.film_transparent_glass = False


def want_passes(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in ('body', 'tint'):
        value = layer.aovs.get(name) or layer.aovs.add()
        value.name, value.type = name, 'VALUE'
    for name in ('diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'normal'):
        setattr(layer, f'use_pass_{name}', True)
    scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    layers = nodes.get('Render Layers') or nodes.new('CompositorNodeRLayers')
    for former in [node for node in nodes if node.type == 'OUTPUT_FILE']:
        nodes.remove(former)
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        link(layers.outputs[output], files.inputs[name])


def read_pass(folder, name, side):
    file = next(one for one in os.listdir(folder) if one.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    values = np.empty(side * side * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(os.path.join(folder, file))
    return values.reshape(side, side, 4)


def render_passes(side, samples, is_glassy):
    """Renders the scene once and answers its passes by name, rows from the bottom upwards."""
    set_renderer(side, samples, is_glassy)
    with tempfile.TemporaryDirectory() as folder:
        want_passes(folder)
        bpy.ops.render.render()
        return {name: read_pass(folder, name, side) for name in PASSES}


def shift(picture, down, right):
    return np.roll(picture, (down, right), (0, 1))


def blur(picture, times=1):
    for _ in range(times):
        picture = sum(shift(picture, down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)) / 9
    return picture


def smooth(picture, guide, strength, radius=4):
    """Averages points whose surroundings and whose `guide` are alike (a cross-bilateral filter on patches, in log space)."""
    log = np.log1p(4 * np.clip(picture, 0, None))
    patch = blur(log)
    spread = blur(np.clip(blur(log * log) - patch * patch, 1e-5, None).mean(-1, keepdims=True))
    total, weights = np.zeros_like(picture), np.zeros(picture.shape[:2] + (1,), np.float32)
    for down in range(-radius, radius + 1):
        for right in range(-radius, radius + 1):
            unlike = ((guide - shift(guide, down, right)) ** 2).sum(-1, keepdims=True)
            other = ((patch - shift(patch, down, right)) ** 2).mean(-1, keepdims=True)
            weight = np.exp(-6 * unlike - other / (strength * spread / 4 + 2e-5) - (down * down + right * right) / radius ** 2)
            total += weight * shift(picture, down, right)
            weights += weight
    return total / weights


def denoised(passes):
    """The picture, its shine and the alpha without noise. Print is divided out first, so that it stays sharp."""
    colour, body = passes['colour'][..., :3], passes['body'][..., :1]
    base = colour + 0.03
    diffuse = (passes['direct'] + passes['indirect'])[..., :3] * colour
    guide = np.concatenate([colour * 3, passes['normal'][..., :3] * 3, passes['tint'][..., :1], body * 2], -1)
    lit = smooth(diffuse / base, guide, 1.0) * base
    shine = smooth(np.clip(passes['full'][..., :3] - diffuse, 0, None), guide, 0.6)
    alpha = passes['alpha'][..., :1]
    ground = np.where(body > 0.01, 0, alpha)
    known = blur(np.where(body > 0.01, 0, 1).astype(np.float32), 2)
    soft = blur(ground, 2) / np.clip(known, 1e-3, None)
    return lit + shine, shine, np.where(body > 0.01, alpha, soft)


def shadow_of(alpha, body):
    """What the ground adds to the form's own coverage: its base level taken off, gone towards the frame."""
    side = alpha.shape[0]
    edge = np.clip((1 - np.abs(np.linspace(-1, 1, side))) / 0.3, 0, 1)
    edge = edge * edge * (3 - 2 * edge)
    ground = np.where(body < 0.99, (alpha - body) / np.clip(1 - body, 0.01, None), 0)
    return (1 - body) * np.clip((ground - 0.045) / 0.955, 0, 1) * 0.62 * (edge[:, None] * edge[None, :])[..., None]


def encoded(light):
    """Linear light as sRGB values, bent softly towards white above 0.8."""
    light = np.where(light > 0.8, 0.8 + 0.2 * (1 - np.exp(-(light - 0.8) / 0.2)), np.clip(light, 0, None))
    return np.where(light < 0.0031308, light * 12.92, 1.055 * np.clip(light, 1e-6, None) ** (1 / 2.4) - 0.055)


def spread(picture, cover, steps=6):
    """Carries the values of covered points outwards, so that a mask read at another size has no seam at the outline."""
    sure = (cover > 0.6).astype(np.float32)
    value = picture * sure
    for _ in range(steps):
        near, weight = blur(value), blur(sure)
        value = np.where(sure > 0, value, np.where(weight > 0, near / np.clip(weight, 1e-6, None), 0))
        sure = np.where(weight > 0, 1, sure).astype(np.float32)
    return value


def write_picture(path, colour, alpha):
    side = colour.shape[0]
    image = bpy.data.images.new('written', side, side, alpha=True, float_buffer=False)
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(np.concatenate([colour, np.clip(alpha, 0, 1)], -1).clip(0, 1).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)


def look_through(side, samples):
    """The shine and the reach of a tint on what stands behind glass, which the passes of one render do not tell.

    The tinted matter is made black: what is left is shine. Then it alone gives light: how bright a point is, is the tint's reach.
    """
    materials = [one for one in bpy.data.materials if 'is_tinted' in one]
    for one in materials:
        if one['is_tinted']:
            blacken(one)
    dark = render_passes(side, samples, True)
    for one in materials:
        paint_flat(one, 1.0 if one['is_tinted'] else 0.0)
    for lamp in bpy.data.lights:
        lamp.energy = 0
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    lit = render_passes(side, 16, True)
    body = np.clip(dark['body'][..., :1], 0, 1)
    guide = np.concatenate([dark['normal'][..., :3] * 3, body * 2], -1)
    shine, reach = (smooth(smooth(np.clip(one['full'][..., :3], 0, 1), guide, 3.0), guide, 1.0) for one in (dark, lit))
    return shine, reach.mean(-1, keepdims=True), body


def take_picture(path, side, samples, is_tintable=False, is_glassy=False, exposure=1.0):
    """Renders the scene and writes `<path>.png`, with `is_tintable` also `<path>.mask.png`."""
    started = time.time()
    passes = render_passes(side, samples, is_glassy)
    rendered = time.time() - started
    full, shine, alpha = denoised(passes)
    body = np.clip(passes['body'][..., :1], 0, 1)
    shadow = shadow_of(alpha, body)
    whole = body + shadow
    colour = (full * exposure * (body > 0) + shadow * np.array(linear(SHADOW), np.float32)) / np.clip(whole, 1e-4, None)
    write_picture(f'{path}.png', encoded(np.where(whole > 1e-3, colour, 0)), whole)
    if is_tintable:
        reach = passes['tint'][..., :1]
        if is_glassy:
            shine, reach, body = look_through(side // 2, samples)
        grey = (shine * (0.25, 0.625, 0.125)).sum(-1, keepdims=True) * exposure / np.clip(body, 0.05, None)
        reach = reach / np.clip(body, 0.05, None)
        write_picture(f'{path}.mask.png', np.repeat(encoded(spread(grey, body)), 3, -1), spread(np.clip(reach, 0, 1), body))
    print(f'{os.path.basename(path)} rendered in {rendered:.0f} s, smoothed in {time.time() - started - rendered:.0f} s', flush=True)
