import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findKind, KindIcon } from './kind-icon.tsx';

afterEach(cleanup);

describe('a drawing for an item without a picture', () => {
  it.each([
    ['misc', 'Greater Iron Rune', 'rune'],
    ['misc', 'Soul Core of Tacati', 'core'],
    ['misc', 'Preserved Jawbone', 'bone'],
    ['currency', 'Exalted Orb', 'orb'],
    ['currency', 'Regal Shard', 'shard'],
    ['gem', 'Uncut Skill Gem', 'gem'],
    ['unique', 'Rune of the Ancients', 'unique'],
    ['misc', 'Something Else', 'artifact'],
    ['beast', 'Something Else', undefined],
  ] as const)('is that of its kind: %s, %s', (tag, name, kind) => {
    expect(findKind({ tag, name })).toBe(kind);
  });

  it('stands where no picture is known, and letters where its kind has no drawing', () => {
    const { container, rerender } = render(<KindIcon tag="omen" name="Omen of Sinistral Erasure" path="" />);
    expect(container.querySelector('svg')?.dataset['kind']).toBe('omen');
    rerender(<KindIcon tag="beast" name="Something Else" path="" />);
    expect(screen.getByText('SE')).toBeDefined();
    rerender(<KindIcon tag="omen" name="Omen" path="/a.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/a.png');
  });
});
