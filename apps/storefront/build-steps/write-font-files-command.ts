import { writeFile } from 'node:fs/promises';
import { fontFile, makeFont, scripts } from './font-files.ts';

for (const script of scripts) await writeFile(fontFile(script), await makeFont(script));
