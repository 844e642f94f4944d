"""The matter of a garment: cloth that shows its pattern's drawing, ribbed knit, buttons."""
from materials import NEUTRAL, linear, matter, told_to, tools


def drawn_cloth(image, bare='#8d97a8', roughness=0.9, sheen=0.25):
    """Cloth with the drawing of `drawn.as_image` laid over its UVs."""
    made = matter('cloth', NEUTRAL, roughness, tint=1, Specular=0.12, Sheen=sheen)
    shader, add, link = tools(made)
    picture, parts = add('TexImage', interpolation='Cubic', extension='EXTEND'), add('SeparateRGB')
    picture.image = image
    link(picture.outputs['Color'], parts.inputs[0])
    bump = add('Bump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, 0.004
    link(parts.outputs['R'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    twice, mix, shaded, rest = add('Math', operation='MULTIPLY'), add('MixRGB'), add('MixRGB', blend_type='MULTIPLY'), add('Math', operation='SUBTRACT')
    twice.inputs[1].default_value = 2
    link(parts.outputs['G'], twice.inputs[0])
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (*linear(NEUTRAL), 1), (*linear(bare), 1)
    link(parts.outputs['B'], mix.inputs['Fac'])
    shaded.inputs['Fac'].default_value = 1
    link(mix.outputs[0], shaded.inputs['Color1'])
    link(twice.outputs[0], shaded.inputs['Color2'])
    link(shaded.outputs[0], shader.inputs['Base Color'])
    rest.inputs[0].default_value = 1
    link(parts.outputs['B'], rest.inputs[1])
    link(rest.outputs[0], told_to(made, 'tint'))
    return made


def ribbed(every=0.0036, strength=0.8, shade=0.14):
    """Ribbed knit; ribs run across the band, `every` metres apart along its first UV (metres)."""
    made = matter('rib', NEUTRAL, 0.92, tint=1, Specular=0.1, Sheen=0.2)
    shader, add, link = tools(made)
    place, wave, bump, ramp = add('TexCoord'), add('TexWave', wave_type='BANDS', bands_direction='X', wave_profile='SIN'), add('Bump'), add('MapRange')
    wave.inputs['Scale'].default_value = 0.314159 / every
    link(place.outputs['UV'], wave.inputs['Vector'])
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, 0.0008
    link(wave.outputs['Fac'], bump.inputs['Height'])
    link(bump.outputs[0], shader.inputs['Normal'])
    mix = add('MixRGB', blend_type='MULTIPLY')
    mix.inputs['Fac'].default_value, mix.inputs['Color1'].default_value = 1, (*linear(NEUTRAL), 1)
    ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = 1 - shade, 1
    link(wave.outputs['Fac'], ramp.inputs['Value'])
    link(ramp.outputs[0], mix.inputs['Color2'])
    link(mix.outputs[0], shader.inputs['Base Color'])
    return made
