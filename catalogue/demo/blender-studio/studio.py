"""Runs one form: `blender -b -noaudio --python-exit-code 1 -P studio.py -- SCRIPT SETTINGS PATH SIDE SAMPLES`.

`SCRIPT` names a file in `forms/` whose `build(settings)` answers the form's objects, or `(objects, options)`; `SETTINGS` is JSON: what
`forms.ts` says of the form and of the shot. `PATH` is that of the pictures without ending.
"""
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from passes import take_picture  # noqa: E402
from stage import fit_camera, light_stage, open_stage  # noqa: E402


def run(script, settings, path, side, samples):
    open_stage()
    built = importlib.import_module(f'forms.{script}').build(settings.get('form', {}))
    light_stage(built, **settings.get('light', {}))
    fit_camera(built, settings.get('view', 'standing'), settings.get('turn', 0), settings.get('detail'))
    take_picture(path, side, samples, settings.get('isTintable', False), settings.get('isGlassy', False), settings.get('exposure', 1))


script, settings, path, side, samples = sys.argv[sys.argv.index('--') + 1:]
run(script, json.loads(settings), path, int(side), int(samples))
