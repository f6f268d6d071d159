import { describe, expect, it } from 'vitest';
import { listFolderCycles } from './folder-cycles.ts';

const imports = (file: string, ...targets: string[]) => ({ file, imports: targets });

describe('circular folder imports', () => {
  it('finds cycles, including indirect cycles and imports from subfolders', () => {
    expect(listFolderCycles([imports('src/a/one.ts', 'src/b/two.ts'), imports('src/b/two.ts', 'src/a/deep/three.ts')])).toEqual([
      ['src/a', 'src/b'],
    ]);
    const around = [imports('src/a/x.ts', 'src/b/x.ts'), imports('src/b/x.ts', 'src/c/x.ts'), imports('src/c/x.ts', 'src/a/y.ts')];
    expect(listFolderCycles([...around, imports('src/d/x.ts', 'src/a/x.ts')])).toEqual([['src/a', 'src/b', 'src/c']]);
    // The two files also import a folder that was visited before and is not in a cycle.
    const below = imports('src/c/x.ts', 'src/d/x.ts');
    expect(listFolderCycles([below, imports('src/a/x.ts', 'src/c/x.ts', 'src/b/x.ts'), imports('src/b/x.ts', 'src/a/y.ts')])).toEqual([
      ['src/a', 'src/b'],
    ]);
  });

  it('does not report imports in one direction, or through a file beside the folders', () => {
    expect(listFolderCycles([imports('src/a/x.ts', 'src/b/x.ts'), imports('src/a/y.ts', 'src/c/x.ts', 'src/a/x.ts')])).toEqual([]);
    expect(listFolderCycles([imports('src/main.ts', 'src/a/x.ts'), imports('src/a/x.ts', 'src/database.ts')])).toEqual([]);
    expect(listFolderCycles([imports('src/a/page.ts', 'src/a/parts/x.ts'), imports('src/a/parts/x.ts', 'src/a/page.ts')])).toEqual([]);
  });
});
