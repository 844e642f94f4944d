"""Printed art: the SVG drawings in `print/` as pictures. librsvg shapes Arabic rightly; its fonts are named in the README."""
import os
import subprocess
import tempfile

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'print')


def read_drawing(name):
    """The text of `print/<name>.svg`."""
    with open(os.path.join(FOLDER, f'{name}.svg'), encoding='utf8') as file:
        return file.read()


def print_drawing(name, width=1400):
    """Draws `print/<name>.svg` so many pixels wide and answers the path of the picture."""
    return print_text(read_drawing(name), width)


def print_text(drawing, width=1400):
    """Draws the text of an SVG so many pixels wide and answers the path of the picture."""
    handle, path = tempfile.mkstemp('.png')
    os.close(handle)
    subprocess.run(['rsvg-convert', '-w', str(width), '-o', path], input=drawing.encode(), check=True)
    return path
