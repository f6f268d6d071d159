import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findKind, KindIcon } from './kind-icon.tsx';

afterEach(cleanup);

describe('drawing for an item without a picture', () => {
  it.each([
    ['misc', 'Greater Iron Rune', 'rune'],
    ['misc', 'Soul Core of Tacati', 'core'],
    ['misc', 'Preserved Jawbone', 'bone'],
    ['currency', 'Exalted Orb', 'orb'],
    ['currency', 'Regal Shard', 'shard'],
    ['gem', 'Uncut Skill Gem', 'gem'],
    ['unique', 'Rune of the Ancients', 'unique'],
    ['misc', 'Something Else', 'artifact'],
    ['beast', 'Something Else', 'beast'],
    ['cluster', 'Large Cluster Jewel', 'jewel'],
    ['timeless_jewel', 'Glorious Vanity', 'jewel'],
  ] as const)('matches the kind of item: %s, %s', (tag, name, kind) => {
    expect(findKind({ tag, name })).toBe(kind);
  });

  it('replaces a missing picture', () => {
    const { container, rerender } = render(<KindIcon tag="omen" name="Omen of Sinistral Erasure" path="" />);
    expect(container.querySelector('svg')?.dataset['kind']).toBe('omen');
    rerender(<KindIcon tag="omen" name="Omen" path="/a.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/a.png');
  });

  it('replaces a picture that cannot be loaded', () => {
    const { container } = render(<KindIcon tag="omen" name="Omen" path="/gone.png" />);
    fireEvent.error(container.querySelector('img') as HTMLElement);
    expect([container.querySelector('svg')?.dataset['kind'], container.textContent]).toEqual(['omen', '']);
  });

  it('fills a picture’s box until the picture has loaded', () => {
    const { container } = render(<KindIcon tag="omen" name="Omen" path="/slow.png" />);
    const picture = container.querySelector('img') as HTMLElement;
    expect(picture.style.backgroundImage).toMatch(/^url\(/);
    fireEvent.load(picture);
    expect(picture.style.backgroundImage).toBe('none');
  });
});
