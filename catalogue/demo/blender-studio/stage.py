"""The stage of the Blender studio: an empty scene, its lights, its ground and its camera.

Units are about one hand, z points up and a form's front faces -y. The camera's heights, the share of the frame that a
form fills and the direction of the key light are those of the three.js studio, so that both kinds of picture can stand
on one page.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

# Degrees above the horizon, as in ../studio/fit-camera.ts.
ELEVATIONS = {'hung': 4, 'standing': 15, 'laid': 38, 'above': 62}
FILL = 0.78
SENSOR = 36


def open_stage():
    """Empties Blender and answers its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('room')
    scene.view_settings.view_transform = 'Raw'
    return scene


def points_of(objects):
    """World positions of all points of `objects`, modifiers applied, one row each."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    rows = []
    for one in objects:
        evaluated = one.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        rows += [one.matrix_world @ vertex.co for vertex in mesh.vertices]
        evaluated.to_mesh_clear()
    return np.array(rows)


def light(name, at, to, size, brightness, colour=(1, 1, 1)):
    """A disc of light. `brightness` is what a white matt surface that faces it throws back, 1 being full white."""
    distance = (Vector(at) - Vector(to)).length
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape = 'DISK'
    lamp.size = size
    lamp.energy = brightness * math.pi ** 2 * distance ** 2
    lamp.color = colour
    placed = bpy.data.objects.new(name, lamp)
    placed.location = at
    placed.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(placed)
    return placed


def light_room(strength, warmth=1.0):
    """The pale room: dim below, bright above."""
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    place, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    height, ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
    height.inputs[1].default_value = -1
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[0].color = (*(0.44 + (one - 0.44) * warmth for one in (0.46, 0.44, 0.42)), 1)
    ramp.color_ramp.elements[1].position = 0.9
    ramp.color_ramp.elements[1].color = (1, 1, 1, 1)
    link(place.outputs['Generated'], parts.inputs[0])
    link(parts.outputs[2], height.inputs[0])
    link(height.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


def light_stage(objects, key=0.72, room=0.55, side=0.16, softness=1.0, key_from=(-2.2, -3.2, 4.2), warmth=1.0, has_ground=True):
    """The key light from the upper left in front, a weak one at the right behind, the room and the ground.

    All sizes follow the form's own, so every form is lit alike. The ground shows nothing but shadows; what hangs has none.
    `warmth` 0 makes every light white.
    """
    points = points_of(objects)
    low, high = points.min(0), points.max(0)
    middle, reach = (low + high) / 2, float(np.linalg.norm(high - low))
    towards = Vector(key_from).normalized()
    light('key', Vector(middle) + towards * reach * 2.4, middle, reach * 1.3 * softness, key, warm((1, 0.972, 0.935), warmth))
    light('side', Vector(middle) + Vector((2.6, 0.9, 1.2)).normalized() * reach * 2, middle, reach * 0.9, side, warm((0.95, 0.975, 1), warmth))
    light_room(room, warmth)
    if has_ground:
        lay_ground(reach * 30, float(low[2]))


def warm(colour, warmth):
    return tuple(1 + (one - 1) * warmth for one in colour)


def lay_ground(far, floor):
    """Ground that shows nothing but shadows."""
    ground = bpy.data.meshes.new('ground')
    ground.from_pydata([(-far, -far, floor), (far, -far, floor), (far, far, floor), (-far, far, floor)], [], [(0, 1, 2, 3)])
    placed = bpy.data.objects.new('ground', ground)
    matt = bpy.data.materials.new('ground')
    matt.use_nodes = True
    matt.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.85, 0.84, 0.82, 1)
    matt.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 1
    ground.materials.append(matt)
    placed.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(placed)


def fit_camera(objects, view='standing', turn=0.0, detail=None):
    """The one camera: a long lens, moved and zoomed until `objects` fill 78 % of the square.

    `turn` (degrees) walks round the form, towards its right side; `detail` is `(x, y, zoom)` in the front picture.
    """
    points = points_of(objects)
    low, high = points.min(0), points.max(0)
    elevation, angle = math.radians(ELEVATIONS[view]), math.radians(turn)
    away = Vector((math.sin(angle) * math.cos(elevation), -math.cos(angle) * math.cos(elevation), math.sin(elevation)))
    lens = bpy.data.cameras.new('camera')
    lens.sensor_width = SENSOR
    lens.clip_start, lens.clip_end = 0.01, 1000
    camera = bpy.data.objects.new('camera', lens)
    camera.location = Vector((low + high) / 2) + away * float(np.linalg.norm(high - low)) * 3.4
    camera.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    seen = np.c_[points, np.ones(len(points))] @ np.array(camera.matrix_world.inverted()).T
    flat = seen[:, :2] / -seen[:, 2:3]
    least, most = flat.min(0), flat.max(0)
    scale = 2 * FILL / (most - least).max()
    x, y, zoom = detail or (0, 0, 1)
    lens.lens = scale * zoom * SENSOR / 2
    lens.shift_x, lens.shift_y = ((least + most) / 2 * scale + (x, y)) * zoom / 2
    return camera


def dark_cards(apart, tall):
    """Two black cards at the sides that only reflections and refractions see: they draw the outline of clear glass."""
    black = bpy.data.materials.new('card')
    black.use_nodes = True
    black.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.02, 0.02, 0.02, 1)
    black.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
    for side in (-apart, apart):
        card = bpy.data.meshes.new('card')
        card.from_pydata([(side, -0.6, -0.2), (side, 0.5, -0.2), (side, 0.5, tall), (side, -0.6, tall)], [], [(0, 1, 2, 3)])
        card.materials.append(black)
        made = bpy.data.objects.new('card', card)
        made.visible_camera = made.visible_diffuse = made.visible_shadow = False
        bpy.context.scene.collection.objects.link(made)
