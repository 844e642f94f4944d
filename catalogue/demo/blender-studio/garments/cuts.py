"""What each garment is made of: its cut (`pattern.half_outline`, metres), how its cloth falls (`solver.Cloth`), its weave and what is sewn on."""

TEE = {'neck': (0.094, 0.112), 'shoulder': (0.214, 0.655), 'armpit': (0.262, 0.432), 'sleeve': 0.085, 'cuff': 0.172, 'hem': (0.26, 0.0), 'waist': 0.256, 'girth': 0.95}
LONG = {**TEE, 'sleeve': 0.42, 'cuff': 0.1, 'hanging': 21}
SHIRT = {
    'neck': (0.078, 0.082), 'nape': 0.022, 'shoulder': (0.222, 0.655), 'armpit': (0.272, 0.425), 'sleeve': 0.42, 'cuff': 0.115, 'hem': (0.262, 0.03),
    'tail': 0.045, 'waist': 0.262, 'girth': 0.95, 'hanging': 21,
}
DISHDASHA = {**SHIRT, 'neck': (0.074, 0.078), 'hem': (0.34, -0.74), 'tail': 0, 'waist': 0.272, 'cuff': 0.125}

# The lower `bend`, the stiffer the cloth.
SOFT, CRISP = {'bend': 40}, {'bend': 18}

POCKET = [(0.062, 0.345), (0.113, 0.325), (0.164, 0.345), (0.164, 0.46), (0.062, 0.46)]

GARMENTS = {
    'tee': {'cut': TEE, 'stuff': SOFT, 'weave': 'jersey', 'band': 0.022},
    'long-tee': {'cut': LONG, 'stuff': SOFT, 'weave': 'jersey', 'band': 0.022},
    'polo': {
        'cut': {**TEE, 'neck': (0.084, 0.092)}, 'stuff': SOFT, 'weave': 'pique', 'collar': {'fall': 0.046, 'tip': 0.064},
        'placket': (0.61, 0.46), 'buttons': (0.592, 0.545, 0.498), 'ribbed_cuff': 0.024,
    },
    'shirt': {
        'cut': SHIRT, 'stuff': CRISP, 'weave': 'poplin', 'collar': {}, 'placket': (0.62, -0.03), 'buttons': (0.585, 0.49, 0.395, 0.3, 0.205, 0.11),
        'pocket': POCKET, 'buttoned_cuff': 0.06, 'hem': (0.008, 1),
    },
    'short-sleeved-shirt': {
        'cut': {**SHIRT, 'sleeve': 0.1, 'cuff': 0.185}, 'stuff': CRISP, 'weave': 'poplin', 'collar': {}, 'placket': (0.62, -0.03),
        'buttons': (0.585, 0.49, 0.395, 0.3, 0.205, 0.11), 'pocket': POCKET, 'hem': (0.008, 1),
    },
    'three-quarter-blouse': {
        'cut': {**SHIRT, 'sleeve': 0.26, 'cuff': 0.135, 'waist': 0.245}, 'stuff': SOFT, 'weave': 'poplin', 'collar': {'tip': 0.06}, 'placket': (0.62, -0.03),
        'buttons': (0.585, 0.49, 0.395, 0.3, 0.205, 0.11), 'hem': (0.008, 1),
    },
    'dishdasha': {
        'step': 0.0145,
        'cut': DISHDASHA, 'stuff': CRISP, 'weave': 'poplin', 'collar': {'fall': 0.036, 'tip': 0.056, 'stand': 0.024}, 'placket': (0.62, 0.2),
        'buttons': (0.585, 0.51, 0.435, 0.36, 0.285), 'pocket': POCKET, 'hem': (0.03, 1),
    },
}
