/** Nodes of a search tree as rows of typed arrays; node 0 is the root, −1 is no node. */
export class Tree {
  size = 0;
  visits = new Int32Array(0);
  /** Utilities summed over the visits: node × seats + seat. */
  total = new Float64Array(0);
  /** The move, or the outcome of chance, that leads here. */
  label = new Int32Array(0);
  /** Of an outcome: what deals it again. */
  seed = new Int32Array(0);
  prior = new Float32Array(0);
  first = new Int32Array(0);
  last = new Int32Array(0);
  sibling = new Int32Array(0);
  kids = new Int32Array(0);
  /** 1 when the mean is known to be exact. */
  proven = new Uint8Array(0);

  constructor(
    readonly seats: number,
    private readonly capacity: number,
  ) {
    this.widen(Math.min(capacity, 4096));
    this.add(-1, 0, 1, 0);
  }

  /** A new last child, or −1 when the tree is full. */
  add(parent: number, label: number, prior: number, seed: number): number {
    if (this.size === this.visits.length && !this.grow()) return -1;
    const node = this.size++;
    this.label[node] = label;
    this.prior[node] = prior;
    this.seed[node] = seed;
    this.first[node] = this.last[node] = this.sibling[node] = -1;
    if (parent >= 0) this.hang(node, parent);
    return node;
  }

  child(parent: number, label: number): number {
    for (let node = this.first[parent]; node >= 0; node = this.sibling[node]) {
      if (this.label[node] === label) return node;
    }
    return -1;
  }

  mean(node: number, seat: number): number {
    return this.total[node * this.seats + seat] / this.visits[node];
  }

  /** From now on every visit brings exactly these utilities. */
  prove(node: number, utilities: Float64Array): void {
    this.proven[node] = 1;
    for (let seat = 0; seat < this.seats; seat++) {
      this.total[node * this.seats + seat] = utilities[seat] * this.visits[node];
    }
  }

  private hang(node: number, parent: number): void {
    if (this.first[parent] < 0) this.first[parent] = node;
    else this.sibling[this.last[parent]] = node;
    this.last[parent] = node;
    this.kids[parent]++;
  }

  private grow(): boolean {
    if (this.size >= this.capacity) return false;
    this.widen(Math.min(this.capacity, this.size * 2));
    return true;
  }

  private widen(length: number): void {
    this.visits = wider(this.visits, length);
    this.label = wider(this.label, length);
    this.seed = wider(this.seed, length);
    this.first = wider(this.first, length);
    this.last = wider(this.last, length);
    this.sibling = wider(this.sibling, length);
    this.kids = wider(this.kids, length);
    this.total = copied(this.total, new Float64Array(length * this.seats));
    this.prior = copied(this.prior, new Float32Array(length));
    this.proven = copied(this.proven, new Uint8Array(length));
  }
}

type Row = Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

const wider = (from: Int32Array<ArrayBuffer>, length: number) => copied(from, new Int32Array(length));

function copied<T extends Row>(from: T, to: T): T {
  to.set(from);
  return to;
}
