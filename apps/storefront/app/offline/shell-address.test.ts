import { describe, expect, it } from 'vitest';
import { enterShell, leaveShell } from './shell-address.ts';

const windowAt = ({
  address,
  isShell,
  state = null,
}: {
  address: string;
  isShell: boolean;
  state?: object | null;
}) => {
  const url = new URL(address, 'https://shop.example');
  const heard: unknown[] = [];
  const history = {
    state: state as unknown,
    replaceState: (next: unknown, _title: string, path: string) => {
      history.state = next;
      url.href = new URL(path, url).href;
    },
  };
  const document = { querySelector: () => (isShell ? {} : null) };
  const window = {
    document,
    location: url,
    history,
    dispatchEvent: (event: { state: unknown }) => heard.push(event.state),
  } as unknown as Window;
  return { window, path: () => `${url.pathname}${url.search}${url.hash}`, heard };
};

globalThis.PopStateEvent ??= class extends Event {
  readonly state: unknown;
  constructor(type: string, { state }: { state: unknown }) {
    super(type);
    this.state = state;
  }
} as unknown as typeof PopStateEvent;

describe('the address of a page served as the offline shell', () => {
  it('is the shell’s own while it hydrates, and the shopper’s afterwards', () => {
    const { window, path, heard } = windowAt({ address: '/ar/tees?page=2#top', isShell: true });
    enterShell(window);
    expect(path()).toBe('/ar/offline-shell');
    leaveShell(window);
    expect([path(), heard.length]).toEqual(['/ar/tees?page=2#top', 1]);
  });

  it('survives a reload in between', () => {
    const before = windowAt({ address: '/en/tees', isShell: true, state: { idx: 3, key: 'k' } });
    enterShell(before.window);
    const after = windowAt({
      address: before.path(),
      isShell: true,
      state: before.window.history.state as object,
    });
    enterShell(after.window);
    leaveShell(after.window);
    expect([after.path(), after.window.history.state]).toEqual(['/en/tees', { idx: 3, key: 'k' }]);
  });

  it('stays as it is on every other page', () => {
    const { window, path, heard } = windowAt({ address: '/en/tees', isShell: false });
    enterShell(window);
    leaveShell(window);
    expect([path(), heard]).toEqual(['/en/tees', []]);
  });
});
