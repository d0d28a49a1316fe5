/** Was nur auf den Blättern dieses Spiels steht, nach dem englischen Wortlaut. */
export const texts: { readonly [english: string]: string } = {
  'An example to start from. Rules in our own words.': 'Ein Beispiel für den Anfang. Regeln in unseren Worten.',
  Vans: 'Wagen',
  'Van {van}: fill a box for every pip': 'Wagen {van}: ein Kästchen je Auge',
  Slip: 'Zettel',
  Slips: 'Zettel',
  'Slips: cut them out and put them into a bag': 'Zettel zum Ausschneiden, für den Beutel',
  'Closed at': 'Geschlossen bei',
};

export const rules = `
Zwei Fahrer beladen ihre Wagen mit Würfeln. Wie viel ein Wagen trägt, steht auf einem Zettel, den nur sein Fahrer gesehen hat.

# Vorbereitung
- Schneide die sechs Zettel aus und lege sie in einen Beutel. Jeder zieht einen und sieht ihn **allein** an.
- Ein Wagen trägt **10 und die Zahl auf seinem Zettel**.

# Ein Zug
**1 Wirf** beide Würfel.

**2 Lade** einen von ihnen: Fülle so viele Kästchen, wie er Augen zeigt. Oder **schließe** deinen Wagen.

- Ein Wagen mit mehr als 16 wird sofort geschlossen.
- Wer geschlossen hat, setzt aus.

# Das Ende
Sind beide Wagen geschlossen, werden die Zettel gezeigt. Wer mehr geladen hat, als der Wagen trägt, liefert **nichts**. Wer mehr liefert, gewinnt;
gleich viel ist ein geteilter Sieg, und liefern beide nichts, gewinnt niemand.
`;
