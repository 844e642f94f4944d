"""Matter: every material carries two values that the passes read, `body` (1 on the form) and `tint` (1 where the product's colour goes)."""
import bpy


def linear(colour):
    """`#rrggbb` as linear red, green and blue."""
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)


# The colour of what a tint reaches, as `neutral` in ../studio/studio-form.ts.
NEUTRAL = '#f2f0ec'


def tell_passes(material, tint):
    material['is_tinted'] = tint > 0
    for name, value in (('body', 1), ('tint', tint)):
        told = material.node_tree.nodes.new('ShaderNodeOutputAOV')
        told.name = told.label = name
        told.inputs['Value'].default_value = value
    return material


def told_to(material, name):
    """The input through which a material tells the passes `body` or `tint`. Nodes of this kind are not found by their name."""
    return next(node for node in material.node_tree.nodes if node.label == name).inputs['Value']


def matter(name, colour=NEUTRAL, roughness=0.5, tint=0.0, **inputs):
    """An opaque material; `inputs` are those of Blender's Principled shader, with underscores for blanks."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*linear(colour), 1)
    shader.inputs['Roughness'].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return tell_passes(made, tint)


def tools(material):
    """The Principled shader of a material, a function that adds nodes and one that links them."""
    tree = material.node_tree

    def add(kind, **settings):
        node = tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    return tree.nodes['Principled BSDF'], add, tree.links.new


def printed(material, picture, is_cut=False):
    """Colours a material with a picture laid over its UVs; `is_cut` also leaves out what the picture leaves clear."""
    shader, add, link = tools(material)
    image = add('TexImage', interpolation='Cubic', extension='EXTEND')
    image.image = bpy.data.images.load(picture)
    link(image.outputs['Color'], shader.inputs['Base Color'])
    if is_cut:
        link(image.outputs['Alpha'], shader.inputs['Alpha'])
    return material


def grain(material, scale, strength, distance=0.01, detail=3.0, coordinates='Object', stretch=(1, 1, 1)):
    """Roughens the surface with noise: `scale` grains a unit, `distance` units deep."""
    shader, add, link = tools(material)
    place, map_, noise, bump = add('TexCoord'), add('Mapping'), add('TexNoise'), add('Bump')
    map_.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    link(place.outputs[coordinates], map_.inputs[0])
    link(map_.outputs[0], noise.inputs['Vector'])
    link(noise.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    return material


def mottled(material, low, high, scale, detail=3.0, stretch=(1, 1, 1), between=(0.3, 0.7)):
    """Colours a material between two colours by noise."""
    shader, add, link = tools(material)
    place, map_, noise, ramp = add('TexCoord'), add('Mapping'), add('TexNoise'), add('ValToRGB')
    map_.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    for element, colour, position in zip(ramp.color_ramp.elements, (low, high), between):
        element.color, element.position = (*linear(colour), 1), position
    link(place.outputs['Object'], map_.inputs[0])
    link(map_.outputs[0], noise.inputs['Vector'])
    link(noise.outputs['Fac'], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs['Base Color'])
    return material


def glass(name, colour=(1, 1, 1), roughness=0.0, bending=1.45, absorbs=None, density=1.0, tint=0.0):
    """Clear matter. Shadow and diffuse rays pass straight through, else labels and shadows behind it turn black.

    `absorbs` colours light on its way through a liquid, the more the higher `density` (a unit of length) is.
    """
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    nodes.remove(nodes['Principled BSDF'])
    clear, open_, path = nodes.new('ShaderNodeBsdfGlass'), nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeLightPath')
    either, mix = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMixShader')
    clear.inputs['Color'].default_value = (*colour, 1)
    clear.inputs['Roughness'].default_value = roughness
    clear.inputs['IOR'].default_value = bending
    open_.inputs['Color'].default_value = (*(0.2 + 0.8 * one for one in colour), 1)
    either.operation = 'MAXIMUM'
    link(path.outputs['Is Shadow Ray'], either.inputs[0])
    link(path.outputs['Is Diffuse Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(open_.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    if absorbs:
        volume = nodes.new('ShaderNodeVolumeAbsorption')
        volume.inputs['Color'].default_value = (*absorbs, 1)
        volume.inputs['Density'].default_value = density
        link(volume.outputs[0], nodes['Material Output'].inputs['Volume'])
    return tell_passes(made, tint)


def shader_of(material):
    """The shader that gives a material its look: Principled, or Glass."""
    nodes = material.node_tree.nodes
    return nodes.get('Principled BSDF') or nodes.get('Glass BSDF')


def blacken(material):
    """Takes all colour from a material; what it still throws back is shine."""
    nodes, shader = material.node_tree.nodes, shader_of(material)
    for node in [shader, nodes.get('Transparent BSDF')]:
        for name in ('Base Color', 'Color', 'Subsurface Color'):
            if node and name in node.inputs:
                for way in list(node.inputs[name].links):
                    material.node_tree.links.remove(way)
                node.inputs[name].default_value = (0, 0, 0, 1)


def paint_flat(material, light):
    """Makes a material shine evenly and throw nothing back; glass that is not tinted stays clear."""
    shader = material.node_tree.nodes.get('Principled BSDF')
    if shader is None and light == 0:
        return
    output, flat = material.node_tree.nodes['Material Output'], material.node_tree.nodes.new('ShaderNodeEmission')
    flat.inputs['Strength'].default_value = light
    material.node_tree.links.new(flat.outputs[0], output.inputs['Surface'])


def stamped(material, picture):
    """Lays what a picture covers over a tinted material; the tint reaches the rest."""
    shader, add, link = tools(material)
    image = add('TexImage', interpolation='Cubic', extension='EXTEND')
    image.image = bpy.data.images.load(picture)
    mix, rest = add('MixRGB'), add('Math', operation='SUBTRACT')
    mix.inputs['Color1'].default_value = shader.inputs['Base Color'].default_value
    rest.inputs[0].default_value = 1
    link(image.outputs['Alpha'], mix.inputs['Fac'])
    link(image.outputs['Color'], mix.inputs['Color2'])
    link(mix.outputs[0], shader.inputs['Base Color'])
    link(image.outputs['Alpha'], rest.inputs[1])
    link(rest.outputs[0], told_to(material, 'tint'))
    return material
