import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** Drawn again only when something it is given has changed; what it reads of signals reaches it all the same. */
export function memo<P extends object>(Part: FunctionComponent<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(this.props, next);
    }

    override render(props: P) {
      return <Part {...props} />;
    }
  };
}

function differ(before: object, after: object): boolean {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const name in now) if (now[name] !== old[name]) return true;
  for (const name in old) if (!(name in now)) return true;
  return false;
}
