import { writeFile } from 'node:fs/promises';
import { fontFile, fontParts, makeFont } from './font-files.ts';

for (const part of fontParts) await writeFile(fontFile(part), await makeFont(part));
