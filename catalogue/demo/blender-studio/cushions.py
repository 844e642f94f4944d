"""Upholstery: cushions that the cloth solver blows up, padded frames, piping along seams. Units are metres."""
import math
from random import Random

import bmesh
import bpy
from mathutils import Vector

from shapes import bevel, box, placed

FRAMES = 20
chance = Random(7)


def subdivided(size, step):
    """A box whose sides are divided into squares of about `step`; its points are moved a little, so that creases fall by chance."""
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    for vertex in body.verts:
        vertex.co = [one * length for one, length in zip(vertex.co, size)]
    for axis, length in enumerate(size):
        edges = [edge for edge in body.edges if abs((edge.verts[0].co - edge.verts[1].co)[axis]) > 1e-6]
        bmesh.ops.subdivide_edges(body, edges=edges, cuts=max(int(length / step) - 1, 1), use_grid_fill=True)
    return body


def seam_of(body, size):
    """The points of the upper edge in order round the box."""
    half = [one / 2 - 1e-5 for one in size]
    edge = [vertex for vertex in body.verts if vertex.co.z > half[2] and (abs(vertex.co.x) > half[0] or abs(vertex.co.y) > half[1])]
    return [vertex.index for vertex in sorted(edge, key=lambda vertex: math.atan2(vertex.co.y / half[1], vertex.co.x / half[0]))]


def cushion(name, size, at, material, pressure, turn=(0, 0, 0), step=0.045):
    """A cushion sewn as a box, `size` before it is blown up; `turn` in degrees. `settle` gives it its shape."""
    body = subdivided(size, step)
    body.verts.index_update()
    seam = seam_of(body, size)
    for vertex in body.verts:
        vertex.co += Vector([chance.uniform(-0.002, 0.002) for _ in range(3)])
    mesh = bpy.data.meshes.new(name)
    body.to_mesh(mesh)
    body.free()
    made = placed(name, mesh, material)
    made.location = at
    made.rotation_euler = [math.radians(one) for one in turn]
    made['seam'] = seam
    cloth = made.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.25, 6
    settings.use_pressure, settings.uniform_pressure_force = True, pressure
    settings.tension_stiffness = settings.compression_stiffness = 25
    settings.bending_stiffness = 0.15
    settings.effector_weights.gravity = 0
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_end = FRAMES
    return made


def settle(cushions):
    """Runs the solver and keeps the shapes it found."""
    scene = bpy.context.scene
    scene.frame_end = FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    shapes = [bpy.data.meshes.new_from_object(one.evaluated_get(graph), depsgraph=graph) for one in cushions]
    for one, shape in zip(cushions, shapes):
        one.modifiers.clear()
        one.data = shape
        even = one.modifiers.new('even', 'CORRECTIVE_SMOOTH')
        even.iterations, even.use_only_smooth = 2, True
        fine = one.modifiers.new('fine', 'SUBSURF')
        fine.levels = fine.render_levels = 1


def piping(one, material, thick=0.0075):
    """A cord along the upper seam of a settled cushion."""
    curve = bpy.data.curves.new('piping', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thick, 3
    line = curve.splines.new('POLY')
    seam = list(one['seam'])
    line.points.add(len(seam) - 1)
    for point, index in zip(line.points, seam):
        point.co = (*(one.matrix_world @ one.data.vertices[index].co), 1)
    line.use_cyclic_u = True
    curve.materials.append(material)
    made = bpy.data.objects.new('piping', curve)
    bpy.context.scene.collection.objects.link(made)
    return made


def pad(name, size, at, material, round_=0.06):
    """A padded part of the frame: a box with round edges whose sides are not quite even."""
    made = box(name, size, at, material, round_, 6)
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.subdivision_type, fine.levels, fine.render_levels = 'SIMPLE', 4, 4
    clouds = bpy.data.textures.new('uneven', 'CLOUDS')
    clouds.noise_scale = 0.35
    uneven = made.modifiers.new('uneven', 'DISPLACE')
    uneven.texture, uneven.strength, uneven.texture_coords = clouds, 0.014, 'GLOBAL'
    return made
