"""Shapes from which forms are built: boxes, slabs, turned bodies, sheets bent round a cylinder."""
import math

import bmesh
import bpy


def placed(name, mesh, *materials, is_smooth=True):
    """Puts a mesh into the scene."""
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    for material in materials:
        mesh.materials.append(material)
    if is_smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.update()
    return made


def shape(name, points, faces, *materials, uvs=None, is_smooth=True, edges=()):
    """An object from points and faces; `uvs` has one place in the picture for each point."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(point) for point in points], list(edges), faces)
    mesh.update()
    if uvs is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return placed(name, mesh, *materials, is_smooth=is_smooth)


def sharpen(made, degrees):
    """Keeps edges steeper than `degrees` sharp."""
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(degrees)
    return made


def bevel(made, width, segments=4, degrees=40):
    """Rounds the edges of an object."""
    edge = made.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = width, segments, 'ANGLE', math.radians(degrees)
    return sharpen(made, degrees)


def box(name, size, at, material, round_=0.005, segments=4):
    """A box about `at`, its edges rounded."""
    x, y, z = (one / 2 for one in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = shape(name, points, faces, material)
    made.location = at
    return bevel(made, round_, segments)


def outline(width, deep, corner, steps=10):
    """The points of a rectangle with round corners."""
    points = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((sx * (width / 2 - corner) + corner * math.cos(angle), sy * (deep / 2 - corner) + corner * math.sin(angle)))
    return points


def tower(name, size, heights, corner, material, round_=0.02):
    """An upright body on a rectangle with round corners, from one height to another."""
    points = outline(*size, corner)
    count = len(points)
    solid = [(x, y, z) for z in heights for x, y in points]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    return bevel(shape(name, solid, faces, material), round_, 6, 50)


def turned(name, profile, material, at=(0, 0, 0), steps=96, degrees=40, ribs=None):
    """A body turned on the lathe from `(radius, height)` points; `ribs` is `(count, depth, first, last)` of the profile's points."""
    points, faces, count = [], [], len(profile)
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        for index, (radius, height) in enumerate(profile):
            rib = ribs[1] * math.cos(ribs[0] * angle) if ribs and ribs[2] <= index <= ribs[3] else 0
            points.append(((radius + rib) * math.sin(angle), -(radius + rib) * math.cos(angle), height))
    for step in range(steps):
        other = (step + 1) % steps
        faces += [(step * count + one, other * count + one, other * count + one + 1, step * count + one + 1) for one in range(count - 1)]
    made = shape(name, points, faces, material)
    body = bmesh.new()
    body.from_mesh(made.data)
    bmesh.ops.remove_doubles(body, verts=body.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(made.data)
    body.free()
    made.location = at
    return sharpen(made, degrees)


def wrapped(name, radius, heights, degrees, material, steps=96, turn=0.0):
    """A sheet bent round the upright axis, its middle at the front: a label."""
    points, uvs, span = [], [], math.radians(degrees)
    for step in range(steps + 1):
        angle = span * (step / steps - 0.5) + math.radians(turn)
        for v, height in enumerate(heights):
            points.append((radius * math.sin(angle), -radius * math.cos(angle), height))
            uvs.append((step / steps, v))
    faces = [(2 * one, 2 * one + 2, 2 * one + 3, 2 * one + 1) for one in range(steps)]
    return shape(name, points, faces, material, uvs=uvs)


def sheet(name, size, at, material):
    """A flat upright sheet whose middle is `at`, seen from the front: a label."""
    (x, y, z), (half, tall) = at, (size[0] / 2, size[1] / 2)
    points = [(x - half, y, z - tall), (x + half, y, z - tall), (x + half, y, z + tall), (x - half, y, z + tall)]
    return shape(name, points, [(0, 1, 2, 3)], material, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], is_smooth=False)


def smooth_profile(points, steps=8):
    """A profile through `points`, bent softly between them (Catmull-Rom)."""
    line = []
    for at in range(len(points) - 1):
        before, one, two, after = (points[max(0, min(len(points) - 1, at + by))] for by in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                              for a, b, c, d in zip(before, one, two, after)))
    return line + [points[-1]]
