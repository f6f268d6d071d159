/**
 * German names for poe2, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Abberathische Hörner
Abweichendes Fossil
Abweichender Hammer
Verweilender Fluch
Verlorenes Amulett
Abgrund-Tafel
Abgründige Erscheinung
Abgrund-Kürass
Abgründiger Flegel
Abgründiger Inkubator
Abgründiger Pakt
Abgrund-Siegel
Beschleunigtes Wachstum
Beschleunigtes Wachstum II
Säurehaltiger Trank
Ätzender Zauberstab
Verbitterung
Adaptive Legierung
Anpassungsfähiger Katalysator
Adept-Rune
Anhaftender Bogen
Haftende Stulpen
Haftende Beinlinge
Anhänger-Gewand
Haftgranaten I
Haftgranaten II
Haftgranaten III
Admiral Proclars Pfeife
Gemisch
Geschmückte Handschuhe
Verzierte Wickel
Anrückender Sturm
Ägis-Faustschild
Ägis-Kampfstab
Ätherisches Fossil
Nachbeben I
Nachbeben II
Nachbeben III
Alte Stulpen
Gealterter Turmschild
Sammler-Amulett
Ahns Zitadelle
Ailiths Glockenspiel
Akoya-Keule
Akoya-Speer
Wappen von Al-Hezmin
Albino-Rhoa-Feder
Alchemistischer Kelch
Segen des Alchemisten
Scherbe der Alchemie
Aldurs Vermächtnis
Aldurs Sage
Schicksal im Einklang
Übereinstimmung I
Übereinstimmung II
Übereinstimmung III
Legierte Armbrust
Alpha-Talisman
Altarrobe
Scherbe der Veränderung
Verändertes Schlüsselbein
Alvas Erinnerung
Amanamus Blick
Amanamus Zehnt
Bernsteinamulett
-
-
Hinterhalt
Amethyst-Phiole
Amethystring
Munitionsverwaltung I
Munitionsverwaltung II
Munitionsverwaltung III
Amphoren-Relikt
Eine Audienz mit dem König
Ahnen-Turmschild
Hilfe der Ahnen
Ruf der Ahnen I
Ruf der Ahnen II
Ruf der Ahnen III
Schrei der Ahnen
Ahnenpanzer
Ahnengeister
Ahnen-Tiara
Ahnenkrieger-Totem
Anachoret-Gewandung
Uralter Faustschild
Uraltes Schlüsselbein
Uralte Konzentrierte Flüssige Angst
Uralte Konzentrierte Flüssige Isolation
Uraltes Konzentriertes Flüssiges Leiden
Uraltes Krisenfragment
Uralte Stulpen
Uralte Verdünnte Gier
Uralte Verdünnte Schuld
Uralter Verdünnter Zorn
Uralte Panzerhandschuhe
Antike Großklinge
Uralter Verstärker
Uralter Kieferknochen
Uralte Beinlinge
Uralte Flüssige Verzweiflung
Uralter Flüssiger Ekel
Uralter Flüssiger Neid
Uralte Flüssige Paranoia
Uralter Panzer
Uralte Stulpenhandschuhe
Uralte Sphäre
Uralter Wirkungsvoller Flüssiger Groll
Uralte Wirkungsvolle Flüssige Grausamkeit
Uralte Wirkungsvolle Flüssige Melancholie
Schlüssel zur Uralten Reliquienkammer
Uralte Rippe
Uralte Rune der Feindseligkeit
Uralte Rune der Kontrolle
Uralte Rune des Verfalls
Uralte Rune der Detonation
Uralte Rune der Entdeckung
Uralte Rune des Duells
Uralte Rune der Tapferkeit
Uralte Rune der Vergeltung
Uralte Rune der Zerschmetterung
Uralte Rune der Splitter
Uralte Rune der Hexerei
Uralte Rune der Horde
Uralte Rune des Titanen
Uraltes Siegel
Uralte Scherbe
Uraltes Visier
Wut
Animakampfstab
Animusaustausch
Animus-Splitter
Vernichtung
Scherbe der Annullierung
Gegengift-Phiole
Geweih-Fokus
Ambosshammer
Apokalypse
Apostel-Beinlinge
Siegel des Kartographenlehrlings
Arakaalis Lust
Zündung des Richters
Einfluss des Richters
Lichtbogen
Arkaner Schutz
Arkaner Langdolch
Arkanes Gewand
Arkane Woge
Arkanisten-Ätzer
Gebogene Klaue
Gebogenes Langschwert
Gewölbte Großaxt
Sphäre des Architekten
Schlüssel zur Archiv-Reliquienkammer
Erzmagier
Archnemesis-Mod
Archon-Krone
Archon-Drachenschild (Bruchstück)
Archon von Chayula
Gebogener Kampfstab
Arktische Rüstung
Arktisches Geheul
Arjuns Medaille
Armschlag
Rüstung brechen I
Rüstung brechen II
Rüstung brechen III
Rüstungsbrecher
Rüstungszerstörer I
Rüstungszerstörer II
Rüstungsexplosion
Rüstungsdurchbohrende Bolzen
Panzerkappe
Panzerklaue
Gepanzerte Weste
Plattnerstück
Armlänge
Aromatisches Zepter
Geschmückter Faustschild
Angeordneter Fokus
Sphäre des Kunsthandwerkers
Scherbe des Kunsthandwerkers
Artillerieballiste
Artilleriebogen
Asketische Gewandung
Aschrinden-Talisman
Aschestab
Assassinen-Gewandung
Astrale Projektion
Astrids Kreativität
Ataluis Aderlass
Atmohuas Seelenkern des Rückzugs
Zermürbung
Robuster Fokus
Angepasster Zauberstab
Atziris Verlockung
Atziris Ruf
Atziris Verbundenheit
Atziris Ungeduld
Atziris Medaillon
Goldene Tartsche
Strenge Gewandung
Automatisches Nachladen
Vogelmaske
Vogelrobe
Vogeltartsche
Vogeltiara
Erweckter Sextant
Sphäre des Erweckers
Axtschlitzer
Schlüssel zur Azmeri-Reliquienkammer
Azmerische Schwärme
Azmerischer Wolf
Azurblaues Amulett
Azurit-Blitzpulver
Dolchstoß
Kugelblitz
Bandagenwickel
Gebundener Fruchtkeim
Banditenkriegsbeil
Banditenkeule
Banditenmaske
Verdammung
Gebundene Sandalen
Wappen von Baran
Barbarenplatte
Barbarischer Kampfstab
Stachel-Armschienen
Widerhaken-Speer
Widerhaken I
Widerhaken II
Widerhaken III
Rindenhaut
Barock-Handschuhe
Barocke Tartsche
Sperrfeuer
BarrikadenTurmschild
Barrierenbeschwörung
Barrieren-Kampfstab
Basisangriff
Basis-Bolzen
Einfache Verkleidung
Bastion-Eisenschuhe
Kriegsgebrüll
Kampfaxt
Kampfpickel
Schrei des Kampfmagiers
Perlendiadem
Bären-Götze
Bartaxt
Bärenfellmantel
Enthaupten I
Enthaupten II
Toben
Bestiarium-Sphäre
Verrat von Aldur
Bhatairs Rache
Auf Geheiß I
Auf Geheiß II
Auf Geheiß III
Schemen unterwerfen
Bindungsscherbe
Biostatischer Ring
Beißender Frost I
Beißender Frost II
Bitterer Tod
Schwarzpulver-Blitz
Artefakt der Schwarzen Sense
Schwarzfeuer-Armbrust
Schmiedehammer
Schleifstein
Schwarzstahl-Wappenschild
Schwarzstahl-Panzerhandschuhe
Schwarzstahl-Eisenschuhe
Schwarzstahl-Turmschild
Klingenfalle
Klingenwirbel
Klingen-Kampfstab
Klingenschuhe
Klingenfalle
Klingenhagel
Klingenschutz-Faustschild
Klingensturm
Blasphemie
Flammende kritische Treffer
Loderndes Flussmittel
Feurige Lanze
Geschmückter Wappenschild
Düstere Armbrust
Bluten I
Bluten II
Bluten III
Bluten IV
Blutender Trank
Gesegnetes Claymore
Gesegnete Sphäre
Chayulas Segnung
Eshs Segnung
Tuls Segnung
Uul-Netols Segnung
Xophs Segnung
Befallener Inkubator
Befallener Kundschafterbericht
Blenden I
Blenden II
Blindflug
Blinzeln
Blutpusteln
Blutexplosion
Blutjagd
Blutrausch
Blutsakrament
Blut von Innocence
Blutgefülltes Gefäß
Mal des Bluthunds
Aderlass-Dolch
Blutlust
Blutbeflecktes Fossil
Blutsteinamulett
Grundriss: Bunker
Grundriss: Laboratorium
Grundriss: Anwesen
Grundriss: Verbotene Bibliothek
Grundriss: Archiv
Grundriss: Repositorium
Grundriss: Räuberhöhle
Grundriss: Tunnel
Grundriss: Untergrund
Stumpfpfeilköcher (Bruchstück)
Stumpfer Köcher
Eber-Götze
Enterbeil
Körperrune
Robuste Eisenschuhe
Verstärkte Stulpenhandschuhe
Verwehrender Kampfstab
Bombardier-Armbrust
Knochensprengung
Knochenkäfig
Knochenexplosion
Knochenmörser
Knochenopfer
Knochengewand
Knochensplitter
Knochensplitterexplosion
Knochenzauberstab
Knochenbrecher
Knochenbrechen
Knochensturm
Gebundene Stiefel
Gebundene Armschienen
Fessel-Stulpen
Verbundenes Fossil
Verbundene Beinlinge
Gebundene Sandalen
Grenzenlose Energie I
Grenzenlose Energie II
Kopfgeld I
Kopfgeld II
Bogenschuss
Kiste von Tripyxis
Verstärkte Eisenschuhe
Verstärkter Turmschild
Geflochtene Stulpen
Dornicht
Dornenhieb
Gespaltener Speer
Abzweigende Spalten I
Abzweigende Spalten II
Riss-Ring
Riss-Splitter
Riss-Tafel
Rissfürsten-Kokon
Vereinigung der Rissfürsten
Riss des Riss-Fürsten
Riss-Stein
Widerstandsbrecher
Haltung brechen
Atem von Aldur
Dornengestrüpp
Brigadenkeule
Brigantenmaske
Tellerhelm
Am Rande I
Am Rande II
Brüchige Rüstung
Breites Großschwert
Breitspeer
Breitkopfköcher
Breitschwert
Artefakt des Zerbrochenen Kreises
Bronzebeinschienen
Bronzeschlüssel
Des Bruders Geschenk
Brutalität I
Brutalität II
Brutalität III
Gehirn von Brutus
Schnallenwickel
Bollwerk-Beinschienen
Bollwerk-Turmschild
Gedeihen I
Gedeihen II
Brennender Pfeil
Brennende Inschrift
Brennende Nova
Gebürstete Panzerhandschuhe
Explosives Band
Bolzensalve
Berstende Moorkröte
Pestausbruch
Büste von Kaiser Caspiro
Kabbalistenhelm
Hyänenclan
Kadenz
Cadigans Erleuchtung
Schmelzhammer
Der Ruf der Schatten
Abgefeuerte Schüsse
Starre Maske (Bruchstück)
Ruhiges Bein
Wurfeisen
Batistwickel
Kannibalismus I
Kannibalismus II
Geschützfeuer-Armbrust
Hauptmann -Panzerhandschuhe
Eingefangene Seele von Kapitän Clayborne, der Verfluchte
Eingefangene Seele von Hauptmann Tanner Leichtfuß
Eingefangene Seele von Drek, Spitzenjäger
Eingefangene Seele von Erebix, Lichtverderberin
Eingefangene Seele von Gorulis, Gedankendiebin
Eingefangene Seele von Hybridwitwe
Eingefangene Seele von Jorus, Himmelsrand
Eingefangene Seele von Khor, Schwester der Schatten
Eingefangene Seele von Maligaro der Verstümmler
Eingefangene Seele von Megaera
Eingefangene Seele vom Piratenschatz
Eingefangene Seele von Puruna der Herausforderer
Eingefangene Seele der Königin des Großen Gewirrs
Eingefangene Seele von Sebbert, Spitze des Halbmonds
Eingefangene Seele der Pirscherin der endlosen Wüste
Eingefangene Seele von Tahsin, Kriegstreiber
Eingefangene Seele des Schreckens der unendlichen Dünen
Eingefangene Seele vom Höllenkönig
Eingefangene Seele von Varhesh, schimmernde Anomalie
Eingefangene Seele eines Kriegsherrs der Rotklingen
Panzerkatalysator
Meißel des Kartographen
Inkubator des Kartographen
Eingravierte List
Geschnitzte Beinschienen
Eingravierte Erhabenheit
Eingraviertes Unheil
Geschnitzte Tartsche
Eingravierte Hartnäckigkeit
Schnitzer-Kriegsbeil
Rundkappenhelm
Zaubern bei Blocken
Zaubern bei Phiolennutzung
Zaubern bei kritischem Treffer
Zaubern bei Tod
Zaubern bei Ausweichrolle
Zaubern bei elementarer Beeinträchtigung
Zaubern bei Einfrieren
Zaubern bei Entzünden
Zaubern bei Nahkampftötung
Zaubern bei Nahkampfbetäubung
Zaubern bei Kreaturentod
Zaubern bei Schock
Zaubern bei erlittenem Schaden
Zaubern bei Betäubung
Zaubern während Kanalisierung
Zauber-Arm
Katzen-Götze
Katalysierende Entladung
Katalysierende Elemente
Cathas Brillanz
Ka­thar­sis
Ätzender Pfeil
Kavalleriestiefel
Kavallerie-Bogen
Himmlische Legierung
Himmlischer Inkubator des Rüstungsschmieds
Himmlischer Inkubator des Schmieds
Himmlischer Inkubator des Goldschmieds
Himmlischer Stein
Zeremonieller Kelch
Zeremonielle Hellebarde
Zeremonielle Robe
Zeremonieller Leerenstein
Kettenflegel
Kettenhaken
Verkettung I
Verkettung II
Verkettung III
Kettenpanzer
Kettentiara
Kettengewand
Streiterkürass
Streiterhelm
Scherbe der Möglichkeiten
Chance auf Einfrieren
Wechselbalg-Talisman
Chaoseinstimmung
Chaosbolzen
Chaosbeherrschung
Chaossphäre
Chaosscherbe
Chaotisches Einfrieren
Chaoswoge
Kapellenschlüssel
Ladungsfülle I
Ladungsfülle II
Ladungsregulierung
Geladener Kompass
Geladenes Mal
Aufgeladene Schockwelle
Aufgeladene Schüsse I
Aufgeladene Schüsse II
Aufgeladener Stab
Laderune
Phiolenprämie
Beschwörer-Schuhe
Verkohltes Kurzschwert
Chayulas Riss-Stein
Chayulas Katalysator
Chayulas geladener Riss-Stein
Chayulas angereicherter Riss-Stein
Chayulas makelloser Riss-Stein
Chayulas purer Riss-Stein
Chayulas Wille
Stammesführerkürass
Unterkühlendes Flussmittel
Klangstab
Kantige Tartsche
Cholotls Seelenkern des Krieges
Färbungssphäre
Chrom-Wächterstein von Glennach Cairns
Chrom-Wächterstein von Haewark Hamlet
Chrom-Wächterstein von Lex Ejoris
Chrom-Wächterstein von Lex Proxima
Chrom-Wächterstein von Lira Arthain
Chrom-Wächterstein von Neu Vastir
Chrom-Wächterstein von Tirns Ende
Chrom-Wächterstein von Valdos Rast
Chronik von Atzoatl
Geschnürte Stiefel
Glutrinden-Talisman
-
Cirels Kultivierung
Citaqualotls Seelenkern der Verdorbenheit
Citaqualotls These
Klemmfalle
Tarnrock
Klarheit
Klarheit I
Klarheit II
Zusammenstoß
Umklammerndes Zepter
Klauenstecher
Lehmfalle
Reinigende Phiole
Klerikergewand
Verhüllter Panzer
Gefecht I
Gefecht II
Geschlossener Helm
Stoffgürtel (Bruchstück)
Cluster-Granate
Kobaltblauer Wächterstein
Kobraschlag
Truhen-Relikt
Aufgewickelter Faustschild
Spiralfalle
Unwindende Bolzen
Kälte-Einstimmung
Kälte-Anfälligkeit
Kältebeherrschung
Durchdringende Kälte
Blitzeis
Kolossales Lebensfläschchen
Kolossales Manafläschchen
Kolosseumspanzer
Kampf-Arm
Kampfraserei
Kombo-Finisher I
Kombo-Finisher II
Einäschern
Komet
Erscheint bald
Befehligen: {0}
Kommandanten-Panzerhandschuhe
Kommandanten-Großhelm
Kommandantenschwert
Kommandierender Arm
Gehorsam
Bedauern
Gefährte: {0}
Requiem komponieren
Kompositbogen
Ausführlicher Kundschafterbericht
Komprimierte Dauer I
Komprimierte Dauer II
Konzentrierter Bereich
Konzentrierte Flüssige Angst
Konzentrierte Flüssige Isolation
Konzentriertes Flüssiges Leiden
Zusammenbrauen I
Zusammenbrauen II
Erschütternde Runen
Erschütternde Zauber
Verurteilter Talisman
Leitfähige Runen
Leitfähigkeit
Verbindungsleitung
Beschwörer-Mantel
Erobererpanzer
Weihen
Geweihter Pfad
Überlegtes Zaubern
Zusammengesetzte Armbrust
Konstruktionshammer
Leiche verbrauchen
Verseuchung
Auftrag: Bunker
Auftrag: Laboratorium
Auftrag: Anwesen
Auftrag: Verbotene Bibliothek
Auftrag: Archiv
Auftrag: Repositorium
Auftrag: Räuberhöhle
Auftrag: Tunnel
Auftrag: Untergrund
Kontrollierte Zerstörung
Kontrollierte Gefahr
Rekonvaleszenz
Messeschatz
Nervenstark
Abklingzeit I
Abklingzeit II
Kern-Destabilisierer
Kronen-Amulett
Leichenkonservierung
Korrodiertes Fossil
Korrodierter Großhelm
Korrodiertes Langschwert
Korrosion
Verderben
Verderbter Schrei
Verderbtes Verisium
Verderbender Schrei I
Verderbender Schrei II
Verderbendes Fieber
Korsarenkappe
Korsaren-Wams
Korsarenweste
Rabenmantel
Schlüssel zur Kosmischen Reliquienkammer
Gräfin Seskes Rune des Bogenschießens
Jagender Strom
Hetzjagd-speer
Kurtisane Mannans Rune der Grausamkeit
Bedeckte Eisenschuhe
Verdeckende Haube
Schicksal des Feiglings
Kapuzenhelm
Knisternde Barriere
Knisterndes Flussmittel
Blitzlanze
Knisternde Hand
Knisternder Kampfstab
Craiceanns Rune der Wiederherstellung
Craiceanns Rune des Schutzes
Craicischer Köder
Blitzeinschlag
Krater
Verrückte Kreaturen
Schleichende Kühle
Schleichender Frost
Einäscherung
-
-
-
Sichelkopfaxt
Halbmond-Kampfstab
Halbmond-Splitter
Halbmondtartsche
Wappen von Ezomyr
Wappen der Vernichter des Ältesten
Verzierte goldene Statue
Blutrotes Amulett
Blutroter Wächterstein
Kritischer Zauberstab
Küchenmesser
Kreuzschlitzer
Kreuzblattspeer
Armbrustschuss
Kronenkeule
Schmelztiegel-Turmschild
Einfacher Bogen
Grobe Klaue
Einfacher Sinnesverstärker
Einfache Schutzrune
Grausamer Talisman
Zerbröckelnder Hammer
Erhabene Sphäre des Kreuzritters
Zermalmende Angst
Dunkle Krone
Kryptischer Helm
Kryptischer Schlüssel
Dunkle Beinlinge
Kristallfokus
Kristalline Splitter
Kristallisierte Verderbtheit
Die Schwachen ausmerzen
Todesstoß I
Todesstoß II
Krönender Abschluss I
Krönender Abschluss II
Kultistenbogen
Kultistenkrone
Kultisten-Fokus
Kultisten-Panzerhandschuhe
Kultisten-Großhammer
Kultisten-Turmschild
Schwerfällige Armbrust
Verfluchen bei Blocken
Verfluchter Boden
Fluchsprecher-Robe
Entermesser
Wirbelsturm
Wirbelnde Legierung
Dolchstecher
Schneidige Schuhe
Tanz – Duellant
Tanz – Marodeur
Tanz – Waldläuferin
Tanz – Adelstochter
Tanz – Schatten
Tanz – Templer
Tanz – Hexe
Totentanz
Daressos Leidenschaft
Dunkle Klinge
Dunkle Konsequenzen
Dunkles Abbild
Finsterer Pakt
Dunkler Stab
Pfeilfalle
Spurt
Feigling-Rüstung
Furchtlos
Benommenheit
Benommenmachender Schrei
Benommenheit
Schicksal des Todes
Tödlicher Herold
Tödliches Gift I
Tödliches Gift II
Tödliche Entschlossenheit
Tod von oben
Todespanzer
Todesmantel
Todesmaske
Todessturm
Todesmarsch
Verfallener Leerenstein
Verfallender Fluch
Schlüssel zur Zerfallenden Reliquienkammer
Zersetzen
Dekorierter Helm
Entkräftender Arm
Kunstvolle Armbrust
Hingabe an die Göttin
Tiefe Schnitte I
Tiefe Schnitte II
Tieffrieren
Hirschjäger-Haube
Standardangriff
Trotzbanner
Kühner Turmschild
Abwendender Arm
Gewandtes Fossil
Trotzen I
Trotzen II
Vergötterter Wappenschild
Entschluss der Dekhara
Dhekara-Wappenschild
Verspätete Genugtuung
Verzögerte Reaktion
Behutsamkeit
Deliriöser Kundschafterbericht
Delirium-Tafel
Dämonenform
Dämonenmagus
Dichtes Fossil
Entstellen
Deregulierungsrolle
Entdecker Wappenschild
Entweihen
Wüsten-Faustschild
Wüstenkappe
Wüstendiadem
Wüstenrune
Verwüstende Armbrust
Verzweiflung
Hoffnungslosigkeit
Zerstörerische Verbindung
Detailreiche Stulpenhandschuhe
Entschlossenheit
Leichenexplosion
Lebendenexplosion
Sprengpfeil
Verheeren
Andachtszepter
Verschlingen
Verschlingendes Zepter
Fromme Gewandung
Diallas Verlangen
Diamant
Verdünnte Flüssige Gier
Verdünnte Flüssige Schuld
Verdünnter Flüssiger Zorn
Ameisen befehligen
Kreaturen befehligen
Verhängnisvoller Schlag I
Verhängnisvoller Schlag II
Disziplin
Rückzug
Auflösender Hammer
Deformiertes Amulett
Göttliche Krone
Göttliche Sphäre
Göttliches Gefäß
Inkubator des Weissagers
Djinn-Barya
Doedres Dunkle Gestaltung
Doedres Ruin
Gewölbter Helm
Beherrschender Schlag
Dominus' Griff
Unheilvolle Explosion
Doppellauf I
Doppellauf II
Doppellauf III
Doppelgürtel
Doppelwurfarm-Bogen
Doppelschlag
Doppel-Panzerhandschuhe
Löschende Phiole
Drachenschuppen-Stiefel
Beeinträchtigungen entziehen
Drachenhaut-Stiefel
Todesbanner
Schreckenskriegsbeil
Des Träumers Totengeläut
Träumender Kampfstab
Wappen von Drox
Druidendiadem
Druidenkrone
Druidenfokus
Zweifachschlag
Doppelsehnenbogen
Duell-Zauberstab
Stumpfes Kriegsbeil
Dünenläufer-Sandalen
Haltbarkeit
Dämmerungs-Amulett
Dämmerungs-Ring
Doppelarmbrust
Erdbeben
Erdspalter
Ebers Schlüssel
Widerhallender Schrei
Kantiger Faustschild
Geschliffene Klaue
Aalhaut-Sohle
Effizienz I
Effizienz II
Bildnis-Turmschild
Einhars Bestienritus
Einhars Erinnerung
Kunstvolle Sandalen
Übernatürliche Chaossphäre
Übernatürliche Erhabene Sphäre
Unheimlicher Inkubator
Übernatürliche Sphäre der Annullierung
Elektrisieren
Elektrisierender Pfeil
Elektromagnetismus
Elektroschock-Rolle
Elegante Armbrust
Eleganter Fokus
Elegante Gleve
Eleganter Großhelm
Elegante Beinschienen
Elegante Stulpenhandschuhe
Elegante Plattenrüstung
Elegante Pantinen
Elegante Wickel
Elementare Bewaffnung I
Elementare Bewaffnung II
Elementare Bewaffnung III
Elementararmee
Zusammenfluss der Elemente
Elementarentladung
Elementare Energie
Elementarfokus
Elementarbeschwörung
Elementarer Entzug
Elementarsturm
Elementare Entzweiung
Elementarwoge
Elementarempfindlichkeit
Elementaristenrobe
Erhabener Sextant
Eliten-Großhelm
Verschönerte Handschuhe
Glühende Salve
Bernstein-Großaxt
Erzittern
Emblem-Wappenschild
Geprägte Stiefel
Dem Fall hingeben
Bestickte Stiefel
Bestickte Handschuhe
Smaragd
Smaragdring
Notfall-Nachladung
Entstehender Instinkt
Entstehende Möglichkeit
Entstehender Schutz
Entstehende Kraft
Ermächtigte Funken
Ermächtigte Funken I
Ermächtigte Funken II
Himmlischer Wappenschild
Glänzende Brosche
Einschließen in Jade
Verzauberter Inkubator
Übergreifender Boden
Andauernde Einwirkung I
Andauernde Einwirkung II
Energiebarriere
Energieklinge
Energiekondensator
Energiespeicherung
Enervierende Nova
Schwäche
Schwächen
Sphäre des Ingenieurs
Scherbe des Ingenieurs
Gravierte Armschienen
Gravierter Wappenschild
Gravierte Armbrust
Gravierter Fokus
Gravierter Helm
Graviertes Messer
Rätselhafte Konstruktion A4
Rätselhafte Konstruktion B2
Rätselhafte Konstruktion C5
Rätselhafte Konstruktion D1
Sphäre der Potenzierung
Erleuchtete Robe
Erzürnen
Wutentbrannter Kriegsschrei I
Wutentbrannter Kriegsschrei II
Fesselnder Pfeil
Ranken
Eonyrs Donner
Eskalierendes Gift
Deckungsfeuer
Eshs Riss-Stein
Eshs Katalysator
Eshs geladener Riss-Stein
Eshs angereicherter Riss-Stein
Eshs makelloser Riss-Stein
Eshs Tapferkeit
Eshs purer Riss-Stein
Eshs Glanz
Esoterische Armbrust
Spionage-Verkleidung
Duftrauchbrenner
Entkräften
Essenzernte
Essenz der Abschürfung
Essenz der Schnelligkeit
Essenz des Kampfes
Essenz des Befehls
Essenz des Deliriums
Essenz der Elektrizität
Essenz der Verstärkung
Essenz der Flammen
Essenz der Erdung
Essenz der Hast
Essenz des Horrors
Essenz der Hysterie
Essenz des Eises
Essenz des Irrsinns
Essenz der Isolierung
Essenz des Überflusses
Essenz des Verfalls
Essenz der Suche
Essenz der Zauberei
Essenz des Auftauens
Essenz des Abgrunds
Essenz des Körpers
Essenz des Risses
Essenz des Unendlichen
Essenz des Geistes
Einfacher Schlüsselring
Estazuntis Seelenkern der Genesung
Ewige Flamme I
Ewige Flamme II
Ewige Flamme III
Ewige Jagd
Ewiger Marsch
Ewiges Mal
Sphäre der Ewigkeit
Ewiger Rausch
Ätherische Klinge
Ätherische Klingen
Evangelistische Gewandung
Ausweichendes Bein
Erhabene Sphäre
Erhabene Scherbe
Bedeutende übernatürliche Glut
Bedeutender übernatürlicher Ichor
Außergewöhnliches Verisium
Exzidieren
Wundscheuern
Verwünschen
Execratus-Hammer
Hinrichten I
Hinrichten II
Hinrichten III
Henker-Großaxt
Ausländische Münzen
Expandieren
Ausdehnung
Umfassende Legierung
Expeditions-Logbuch
Expedition-Tafel
Schwachstelle ausnutzen
Entdecker-Rüstung
Entdecker-Kundschafterbericht
Explosiver Pfeil
Explosiver Trank
Explosiver Untergang
Sprengstoffgranate
Explosiver Bolzen
Explosiver Speer
Explosive Umwandlung
Anfälliger Schrei
Exquisite Weste
Ausbluten
Verlängerter Spalter
Extraktion
Auge des Winters
Foliant von Ez Myrae
Letztes Ziel anvisieren
Gesichtsmaske
Facettenreiches Fossil
Linse des Facettenschleifers
Verblichenes Krisenfragment
Getreue Beinlinge
-
Falkner-Rock
Fallende Klinge
Donnergrollen
Familiärer Auftrag
Familiärer Talisman
Funkenflug
Funkenflug II
Funkenflug
Fanatikerbogen
Fanatiker-Großhammer
Fangzahn-Talisman
Fänge des Frosts
Faridun-Maske
Farrischer Köder
Farruls Rune der Gnade
Farruls Rune der Hatz
Farruls Rune der Jagd
Fest des Fleisches
Gefiederte Stulpenhandschuhe
Gefiedertes Gewand
Gefiederte Robe
Gefiederte Sandalen
Gefiederte Tartsche
Federtiara
Fressrausch I
Fressrausch II
Gefällte Großkeule
Filzkappe
Fenumaler Köder
Fenumus' Rune der Qual
Fenumus' Rune der Entziehung
Fenumus' Rune des Wirbelns
Wilder Inkubator
Wilde Beschwörung
Wildes Gebrüll
Wildheit
Kämpfer-Großhelm
Feuriger Tod
Feurige Eroberung
Feiner Gürtel
Edle Armschienen
Feiner Inkubator
Guter Dietrich
Edler Sinnesverstärker
Feiner Wetzstein
Feuereinstimmung
Feuerbombe
Feuer-Anfälligkeit
Feuerbeherrschung
Durchdringendes Feuer I
Durchdringendes Feuer II
Feuerköcher
Feuerzauber bei Treffer
Feuerzauber bei Nahkampftreffer
Brandfalle
Feuerball
Feuerbolzen
Feuerregen
Feste Armschienen
Erstes Blut
Angelrute
Faust von Kalguur
Faust von Kalguur
Faust des Krieges I
Faust des Krieges II
Faust des Krieges III
Fäuste aus Stein
Flegelschlag
Flammenatem
Flammenspurt
Flammenverbindung
Flammensäule
Feuerschwall
Feuermauer
Flammenexplosion
Flammende Durchbohrung
Urteil der Flammen
Entflammbarkeit
Beschlagene Pfeilspitze
Flanschbohrer
Geflanschte Großklinge
Klingenstreitkolben
Ausgestellte Stiefel
Aufbrechender Hammer
Blendgranate
Blitzpulverfass
Fläschchen von Welakath
Leinensandalen
Fleisch-Katalysator
Gebogene Armbrust
Flexible Eisenschuhe
Flimmerschlag
Münzwurf
Energiefluss
Fließendes Gewand
Zufall
Fliegender Speer
Fokalstein
Fokussierter Fluch
Blattförmige Brosche
Blutfontäne
Manafontäne
Rauschfontäne
Verbotener Auftrag
Verbotene Lampe
Unheilverkündender Inkubator
Waldkrone
Schmiedehammer
Ambosshammer
Schlüssel zur Vergessenen Reliquienkammer
Gabelung
Gegabelte Klaue
Gegabelter Speer
Gabelungsgürtel
Verstärkter Hammer
Verstärkender Schrei
Festung I
Festung II
Festungs-Eisenschuhe
Festungs-Turmschild
Versteinerter Inkubator
Verisium der Gründer
Fuchs-Götze
Fuchsleder-Sohle
Zerbrochenes Fossil
Brüchige Sphäre
Brüchige Scherbe
Selbstfragmentierung
Fragment der Unterdrückung
Fragment der Leere
Fragment der Versklavung
Fragment der Vernichtung
Fragment des Wissens
Fragment der Läuterung
Fragment der Schöpfung
Fragment des Schreckens
Fragment der Chimäre
Fragment der Hydra
Fragment des Minotauren
Fragment des Phönix
Fragmentierungsbolzen
Fragmentierungsrolle
Fragmentierter Inkubator
Zersplitternde Pfeilspitze
Fragmente der Vergangenheit
Ausgefranste Schuhe
Freibeuter-Kappe
Einfrieren
Einfrierendes Aufgabeln
Einfrierende Explosion
Einfrierendes Mal
Frostpuls
Gefriersalve
Einfrierende Splitter
Rasende Riposte
Rasender Talisman
Raserei
Neues Magazin I
Neues Magazin II
Eisiges Fossil
Frostzauberstab
Frostklingen
Frostbombe
Frostkern
Frostpfeile
Frostnexus
Frostmauer
Frostkugel
Frostfeuer
Frostflammen-Nova
Gefrorene Legion
Gefrorener Locus
Gefrorene Bosheit
Gefrorener Rundumschlag
Frostwirbel
Panzerrüstung
Donnernder Trank
Wutausbruch
Fundamentales Fossil
Pilziger Talisman
Pelzpanzer
Pelzgefütterte Tartsche
Wütender Hieb
Verstohlene Wickel
Wutspalter
Zorniger Talisman
Wut des Berges
Salve
Zukunft und Vergangenheit
Sturmstärke
Kavaliershelm
Galvanisches Feld
Galvanische Splitter
Galvanischer Zauberstab
Zufallsschuss
Gigantisches Lebensfläschchen
Gigantisches Manafläschchen
Gewand
Garukhans Entschlossenheit
Gaspfeil
Gasgranate
Heranziehender Sturm
Mullwickel
Eisige Hand
Eisiger Stab
Inkubator des Gemmenschneiders
Prisma des Gemmenschneiders
Gemini-Bogen
Zwillingsarmbrust
Zwillingswoge
Großzügigkeit
Inkubator des Geomanten
Geistertanz
Riesiges Lebensfläschchen
Riesiges Manafläschchen
Riesenhammer
Geschenk an die Göttin
Vergoldeter Abgrund-Skarabäus
Vergoldeter Hinterhalt-Skarabäus
Vergoldeter Bestien-Skarabäus
Vergoldeter Befall-Skarabäus
Vergoldeter Riss-Skarabäus
Vergoldeter Kartographie-Skarabäus
Vergoldeter Weissagungs-Skarabäus
Vergoldeter Skarabäus des Ältesten
Vergoldeter Expedition-Skarabäus
Vergoldetes Fossil
Vergoldeter Vorboten-Skarabäus
Vergoldeter Legion-Skarabäus
Vergoldeter Skarabäus der Metamorphe
Vergoldeter Reliquien-Skarabäus
Vergoldeter Skarabäus des Schöpfers
Vergoldeter Sulfit-Skarabäus
Vergoldeter Folter-Skarabäus
Vergoldetes Gewand
Vergoldete Beinlinge
Gletscherbolzen
Frostwelle
Gletscherfestung
Frosthammer
Eislanze
Gletscherrune
Gletscher
Gladiatorrüstung
Gladiatorenhelm
Umwickelte Scherbe
Kugel des Glasbläsers
Leuchtende Stulpen
Augenblick von Ewigkeit
Zwielicht-Amulett
Zwielichtring
Prachtpanzer
Grollender Wappenschild
Glyphisches Fossil
Angenagtes Schlüsselbein
Angenagter Kieferknochen
Angenagte Rippe
-
Goldamulett
Golddiadem
Goldene Handschuhe
Goldschlüssel
Goldring
Goldguss-Stulpen
Goldene Klinge
Goldene Armschienen
Goldene Brosche
Goldene Marschstiefel
Goldene zeremonielle Maske
Goldene Phiole
Goldene Flamme
Goldene Beinschienen
Goldene Groteske
Goldene Statue von Hetzapal
Goldenes Band
Goldener Kettenpanzer
Goldmantel
Goldene Statue von Matatl
Goldene Statue von Napuatzi
Goldener Gürtel
Goldene Platte
Goldene Gebetsstatue
Goldene Glyphe der Opferung
Goldener Schild
Goldene Sklavenstatue
Goldene Tartsche
Goldenes Antlitz
Goldene Aasgeierfeder
Goldener Wächterstein
Goldener Kranz
Goldene Statue von Xoplotli
Goldschmied-Eisenschuhe
Vergoldeter Turmschild
Goliath-Großhelm
Blut-Schockwelle
Fressen
Gotischer Kampfstab
Anmut
Anmutiger Kampfstab
Große Armschienen
Große Beinschienen
Große übernatürliche Glut
Großer übernatürlicher Ichor
Enormes Lebensfläschchen
Enormes Manafläschchen
Große Manschetten
Große Stulpenhandschuhe
Großes Gewand
Großer Speer
Große Tartsche
Großes Antlitz
Großmeister-Schlüsselring
Greifendes Kettenhemd
Greifender Ring
Greifender Leerenstein
Großer Flegel
Großbogen
Große Adept-Rune
Große Körper-Rune
Größere Chaossphäre
Große Laderune
Große Wüsten-Rune
Größere übernatürliche Glut
Größerer übernatürlicher Ichor
Größere Essenz der Abschürfung
Größere Essenz der Schnelligkeit
Größere Essenz des Kampfes
Größere Essenz des Befehls
Größere Essenz der Elektrizität
Größere Essenz der Verstärkung
Größere Essenz der Flammen
Größere Essenz der Erdung
Größere Essenz der Hast
Größere Essenz des Eises
Größere Essenz der Isolierung
Größere Essenz des Überflusses
Größere Essenz des Verfalls
Größere Essenz der Suche
Größere Essenz der Zauberei
Größere Essenz des Auftauens
Größere Essenz des Körpers
Größere Essenz des Unendlichen
Größere Essenz des Geistes
Größere Erhabene Sphäre
Große Gletscher-Rune
Große Inspirations-Rune
Große Eisen-Rune
Große Sphäre des Goldschmieds
Größeres Lebensfläschchen
Größeres Manafläschchen
Große Gedanken-Rune
Größere Aufwertungssphäre
Größere Umwandlungssphäre
Große Wiederbelebungsrune
Größere Hoheitliche Sphäre
Große Entschlossenheit-Rune
Große Robuste Rune
Große Rune der Gewissenhaftigkeit
Große Rune der Führungsqualität
Große Rune des Adels
Große Rune des Zehntels
Große Stein-Rune
Große Sturm-Rune
Große Gehärtete Rune
Große Visions-Rune
Große Schutzrune
Große Keule
Großholz II
Granate
Grimmiges Festmahl
Finstere Handschuhe
Düstere Säulen
Grimmige Wiederbelebung
Grinsende Maske
Grausiger Scheiterhaufen
Schmetterhieb
Erdende Phiole
Geschützter Flegel
Vendelhelm
Hüterinbogen
Wächter-Großhelm
Wächter-Kampfstab
Wächter-Speer
Beschützender Arm
Guatelitzis Ablation
Guatelitzis Seelenkern des Widerstands
Guatelitzis These
Aufspießender Faustschild
Blutfeuer-Rolle
Blutkristalle
Hagelsturm
Hagelsturm-Bolzen
Geheiligte Krone
Geheiligter Fokus
Geheiligtes Zepter
Hammer der Götter
Hand von Arimor
Hand von Chayula
Vorbote des Wahnsinns
Sphäre des Vorboten
Scherbe des Vorboten
Gehärtete Armschienen
Hartleder-Wams
Hartholz-Speer
Hartholz-Tartsche
Robuste Totems I
Robuste Totems II
Flüchtige Überbleibsel I
Flüchtige Überbleibsel II
Hast
Hass
Hatungo-Gewandung
Zerzaustes Gewand
Adler-Götze
Straßenhändler-Rock
Hayoxis Wutausbruch
Hayoxis Seelenkern der Wärmeisolierung
Kopf des Königs
Heilende Runen
Herzspule
Herz aus Eis
Herzschnitzermantel
Kernholzbogen
Robuster Gürtel
Schwerer Bogen
Schwere Krone
Schwerer Großhammer
Schwere Plattenrüstung
Großer Schwung
Heckenhexe Assandras Rune der Weisheit
Muskelkraft
Gewaltiger Kampfstab
Erhöhte Genauigkeit I
Erhöhte Genauigkeit II
Erhöhte Ladungen
Fluchmaximierer
Erbstück-Stulpen
Helbryms Fell
Helix-Speer
Ihre Kundgebung
Herold der Asche
Herold des Blutes
Herold des Eises
Herold der Pest
Herold der Reinheit
Herold des Donners
Herold der Königin
Herold-Turmschild
Kräuterkunde I
Kräuterkunde II
Eremiten-Gewandung
Heroische Rüstung
Behauene Maske
Verhexte Blüte
Explodierende Verhexung
Hexerrobe
Versteckter Gegenstand
Hochgeschwindigkeits-Bolzen
Lähmen
Hinekoras Locke
Sein dunkler Horizont
Sein übles Aufkommen
Sein schwerwiegender Befehl
Seine zerstreuende Katastrophe
Sein abscheulicher Übergriff
Seine reinigende Flamme
Zuschlagen und Zurückziehen
Raureif
Fesseln
Leerer Fokus
Leere Form
Hohles Fossil
Leere Resonanz
Leere Schale
Hohlspitz-Pfeilspitze
Heiliger Abstieg
Heiliger Flegel
Bürgerwehr-Großhelm
Kapuzenumhang
Kapuzenmaske
Hakenaxt
Hakenklaue
Scherbe der Horizonte
Gehörnte Krone
Sanduhr
Heulender Talisman
Gewaltige Kreaturen
Jägerhaube
Erhabene Sphäre des Jägers
Jagd-Armschienen
Jagdwams
Jagdschuhe
Jagdspeer
Hydra-Gefährte
Hydrosphäre
Hypothermie
Eisrüstung
Erfrierung I
Erfrierung II
Eisbombe
Eishieb
Eisfragmente
Eisnova
Eissplitter
Eissplitter
Eisgeschoss
Eisspeer
Eisschlag
Eisspitzenpfeile
Eissturm
Eiszapfen
Vereister Flegel
Eiskristallmine
Vereister Stab
Götze von Alira
Götze von Eeshta
Götze von Egrin
Götze von Eramir
Bildnis des Estazunti
Götze von Greust
Götze von Grold
Götze von Kraityn
Götze von Maxarius
Götze von Oak
Götze von Ralakesh
Götze von Silk
Götze von Sirrius
Götze von Thruldana
Götze von Yeena
Götze des Märtyrers
Götze des Pharisäers
Götze des Schmeichlers
Entzünden I
Entzünden II
Entzünden III
Feueropferung
Aufprallschockwelle
Aufspießen
Drohendes Unheil
Kaiserlicher Großhelm
Kaiserliches Gewand
Kaiserlicher Stab (Bruchstück)
Unmöglicher Kristall
Abdruck
Geprägte Bestiarium-Sphäre
Unreinheit
Glühende Einladung
Entzündlicher Bolzen
Weihrauch-Relikt
Weihrauch-Falle
Weihrauchgefäß von Keth
Verbrennen
Einschnitt
Unvermeidliche Qual
Erbarmungslose kritische Treffer I
Erbarmungslose kritische Treffer II
Höllenschlag
Höllischer Schrei
Legion des Höllenfeuers I
Legion des Höllenfeuers II
Legion des Höllenfeuers III
Beeinflusster Kundschafterbericht
Verstärkte Sphäre des Ingenieurs
Verstärkter Inkubator
-
Ladungshemmung
Aufladen
Inquisitor-Krone
Inschrift des Ultimatums
Inspirationsrune
Sphäre der Einflößung
Intensive Qualen
In den Riss
Aufwändiger Wappenschild
Filigrane Handschuhe
Komplizierte Falle
Intuitive Verbindung
Heraufbeschwörung
Beschwörungsgürtel
Inyas Schlüssel
Zorn von Aldur
Eisenfaustschild
Eisenkrone
Eisen-Kürass
Eisenflegel
Eisernes Großschwert
Eisenbeinschienen
Eisenring
Eisenrune
Eiserner Schutz
Gepanzertes Gewand
Eisenkopf-Speer
Eisenmantel-Panzerhandschuhe
Eisenholz-Großhammer
Eisenholz-Kurzbogen
Eisenholz-Tartsche
Bestrahlte Tafel
Rock des Reisenden
Elfenbeinfarbener Wächterstein
Ixchels Qual
Izaro - Teleportation
Jadeamulett
Jadekeule
Jadefarbene Kiwifeder
Jade-Talisman
Jadetiara
Gezacktes Fossil
Gezackte Großaxt
Unebener Boden I
Unebener Boden II
Gezackter Speer
Juwelenbesetzte Handschuhe
Klirrender Faustschild
Schellen-Wappenschild
Klirrender Fokus
Jiquanis These
Siegel des Kartographengesellen
Kolosspanzer
Dschungeltiara
Kalguur-Stulpen
Kalguurischer Schmiedehammer
Kalguurischer Inkubator
Kalisas Crescendo
Profane Sphäre der Opferung
Kamasan-Tiara
Kaoms Wahnsinn
Katlas Finsternis
Scharfkantiges Großschwert
Kelaris Brutalität
Kelaris Täuschung
Kelaris Urteil
Kelaris Fluch
Kelari, der verderbte Sand
Keth-Gewand
Schlüssel zum Verfall
Schlüssel zum Schmelztiegel
Schlüsselklinge
Khatals Verjüngung
Tödliche Hand
Kinetischer Rückstoß
Kinetische Explosion
Kinetischer Ring
Kiracs Erinnerung
Ritterrüstung
Ritterliche Stulpenhandschuhe
Zurückstoßen
Kolrs Jagd
Verstärkte Sphäre der Opferung
Kris-Messer
Kulemaks Herrschaft
Kulemaks Einladung
Kurgals Blick
Kurgals Leine
Bestickte Haube
Schnürstiefel
Schnürsandalen
Zerfleischen
Lady Hestras Rune des Winters
Lamellenpanzer
Klage-Amulett
Laminierter Faustschild
Lapisamulett
Letzter Atemzug
Andauernder Boden
Anhaltender Schock
Römersandalen
Üppige Krone
Reicher Fruchtkeim
Schichten-Panzerhandschuhe
Mehrschichtige Weste
Lazuliring
Bleifalle
Bleierner Großhammer
Sprunghieb
Lederarmschienen
Leder-Faustschild
Lederweste
Ledergebundene Haube
Lederplattenstiefel
Vermächtnis: Ein würdiger Gegner
Vermächtnis: Adonias Ego
Vermächtnis: Alkem Eira
Vermächtnis: Amor Mandragora
Vermächtnis: Aschefetzen
Vermächtnis: Schwarzes Geflecht
Vermächtnis: Hirnschleuder
Vermächtnis: Dornenpanzer
Vermächtnis: Dornenhecke
Vermächtnis: Strammriemen
Vermächtnis: Borstenschwein
Vermächtnis: Brynhands Zeichen
Vermächtnis: Buschwerk
Vermächtnis: Kerzenmacher
Vermächtnis: Chernobogs Pfeiler
Vermächtnis: Dornenkrone
Vermächtnis: Fluchschnitzer
Vermächtnis: Schicksalsschlag
Vermächtnis: Totenglocke
Vermächtnis: Dionadair
Vermächtnis: Dualität
Vermächtnis: Dunkelhalt
Vermächtnis: Mahnwache in der Dunkelheit
Vermächtnis: Edyrns Stoßzähne
Vermächtnis: Elevore
Vermächtnis: Erians Kopfsteinpflaster
Vermächtnis: Höhepunkt der Ezomyten
Vermächtnis: Gesichtsbrecher
Vermächtnis: Fuchsschatten
Vermächtnis: Vergrauung
Vermächtnis: Treibjagd
Vermächtnis: Hörner von Bynden
Vermächtnis: Hrimnors Hymne
Vermächtnis: Eisenbund
Vermächtnis: Hüter des Arkus
Vermächtnis: Königswache
Vermächtnis: Schritt der Legion
Vermächtnis: Lebenszweiglein
Vermächtnis: Mjölner
Vermächtnis: Nordpfote
Vermächtnis: Eichenschwur
Vermächtnis: Oberns Bastion
Vermächtnis: Olrovasara
Vermächtnis: Stachelregen
Vermächtnis: Rondel de Ezo
Vermächtnis: Ruf des Runensuchers
Vermächtnis: Serles Durchhaltevermögen
Vermächtnis: Boshafte Knospe
Vermächtnis: Starkonjas Schädel
Vermächtnis: Svalinn
Vermächtnis: Der Blutdorn
Vermächtnis: Der fahrende Ritter
Vermächtnis: Der Wachposten
Vermächtnis: Der lächelnde Ritter
Vermächtnis: Der Entfesselte
Vermächtnis: Der niederträchtige Ritter
Vermächtnis: Trampelzeh
Vermächtnis: Grabenruf
Vermächtnis: Verzerrter Lichthimmel
Vermächtnis: Griff der Tyrannei
Vermächtnis: Wanderlust
Vermächtnis: Schwingen von Caelyn
Vermächtnis: Wolfsfluch
Legionärsschwert (Bruchstück)
Kleine Adept-Rune
Kleine Körper-Rune
Kleine Laderune
Kleine Wüsten-Rune
Kleine übernatürliche Glut
Kleiner übernatürlicher Ichor
Geringere Essenz der Abschürfung
Geringere Essenz der Schnelligkeit
Geringere Essenz des Kampfes
Geringere Essenz des Befehls
Geringere Essenz der Elektrizität
Geringere Essenz der Verstärkung
Geringere Essenz der Flammen
Geringere Essenz der Erdung
Geringere Essenz der Hast
Geringere Essenz des Eises
Geringere Essenz der Isolierung
Geringere Essenz des Überflusses
Geringere Essenz des Verfalls
Geringere Essenz der Suche
Geringere Essenz der Zauberei
Geringere Essenz des Auftauens
Geringere Essenz des Körpers
Geringere Essenz des Unendlichen
Geringere Essenz des Geistes
Kleine Gletscher-Rune
Kleine Inspirations-Rune
Kleine Eisen-Rune
Kleine Sphäre des Goldschmieds
Geringeres Lebensfläschchen
Geringeres Manafläschchen
Kleine Gedanken-Rune
Kleine Wiederbelebungsrune
Kleine Entschlossenheit-Rune
Kleine Robuste Rune
Kleine Stein-Rune
Kleine Sturm-Rune
Kleine Gehärtete Rune
Kleine Visions-Rune
Kleine Schutzrune
Hebelwirkung
Ley-Linien-Fokus
Ley-Linien
Lebensgabe
Lebensentzug
Lebensraub I
Lebensraub II
Lebensraub III
Lebens-Überreste
Aderlass
Leichte Hellebarde
Lichtloser Pirscher
Blitzpfeil
Blitzeinstimmung
Schleuderblitz
Blitzklon-Gegenschlag
Blitzleitung
Blitz-Anfälligkeit
Blitzbeherrschung
Durchdringender Blitz
Blitzrute
Blitzspeer
Blitzschlag
Blitzteleportation
Leinengürtel
Leinenwickel
Verweilende Illusion
Löwenherz-Beinschienen
Flüssige Verzweiflung
Flüssiger Ekel
Flüssiger Neid
Flüssige Paranoia
Flüssiges Verisium
Lebendiger Blitzeinschlag
Lebendige Bombe
Lebendes Eis
Lebendiger Blitz I
Lebendiger Blitz II
Eidechsenschuppen-Stiefel
Eidechsenschuppen-Wams
Rüstungsdurchbohrende Bolzen laden
Explosiven Bolzen laden
Fragmentierungsbolzen laden
Galvanische Splitter laden
Gletscherbolzen laden
Hagelsturm-Bolzen laden
Hochgeschwindigkeits-Bolzen laden
Eissplitter laden
Entzündlichen Bolzen laden
Permafrostbolzen laden
Plasma-Bolzen laden
Schnellfeuer-Bolzen laden
Schockexplosion-Bolzen laden
Belagerungskaskade laden
Sturmexplosion-Bolzen laden
Festhalten
Langgürtel
Langer Zünder I
Langer Zünder II
Langer Kampfstab
Fernschuss I
Fernschuss II
Loyalität
Glänzendes Fossil
Schwerfälliger Talisman
Leuchtende Keule
Mondamulett
Mondangriff
Mondsegen
Lunarer Kampfstab
Wolfszepter
Schimmernde Schutzrune
Luxuriöse Robe
Luxuriöse Pantinen
MTX Verpackung
Streitkolbenschlag
Wilder Sturzflug
Inkubator des Wahnsinns
Objekt des Wahnsinns
Magmabarriere
Magmaspritzer
Magnetische Überreste
Magnetische Salve
Vergrößerter Bereich I
Vergrößerter Bereich II
Magierfokus
Magustiara
Kettengürtel
Kettenbrecher
Kettenwams
Kettenpanzer-Eisenschuhe
Panzergewand
Kettenkrone
Verstümmeln
Maji-Talisman
Einfache Armbrust
Leiden
Boshaftigkeit
Bosheit
Mammut-Tartsche
Managabe
Manaentzug
Mana-Fackel
Manaraub
Mana-Überreste
Manasturm
Manaband
Tanzenden Derwisch manifestieren
Tanzende Derwische manifestieren
Rune manifestieren
Waffe manifestieren
Verhüllter Kettenpanzer
Mantra der Zerstörung
Marabout-Gewandung
Maraketh-Kürass
Plündererkeule
Marschkeule
Als Beute markieren
Dem Tod geweiht
Dem Tod geweiht II
Mal des Raubs
Mal des Raubs II
Märtyrerkrone
Maskierender Großhelm
Massiver Großhammer
Wuchtige Stulpenhandschuhe
Massiver Speer
Siegel des Kartographenmeisters
Meister-Dietrich
Meisterwerk-Rune
Prankenschlag
Einladung der Seherin: Glennach Cairns
Einladung der Seherin: Haewark Hamlet
Einladung der Seherin: Lex Ejoris
Einladung der Seherin: Lex Proxima
Einladung der Seherin: Lira Arthain
Einladung der Seherin: Neu Vastir
Einladung der Seherin: Der Atlas
Einladung der Seherin: Die Vernichter des Ältesten
Einladung der Seherin: Die Gefürchteten
Einladung der Seherin: Die Vergessenen
Einladung der Seherin: Die Verformten
Einladung der Seherin: Die Verborgenen
Einladung der Seherin: Die Verdorbenen
Einladung der Seherin: Tirns Ende
Einladung der Seherin: Valdos Rast
Fleischschild I
Fleischschild II
Medaillon-Falle
Meditieren
Mittleres Lebensfläschchen
Mittleres Manafläschchen
Mittlerer Seelenkern
Medveds Wappen des Kreises
Medveds Fall
Medveds Sage
Medveds Fürsorge
Söldner-Großhelm
Söldner-Tartsche
Bezaubern
-
Metallisches Fossil
Metallverarbeiteter Turmschild
-
Meteore
Mitternachtszenit
Kriegerischer Bogen
Geistrune
Instabile Kreaturen
Kreaturenbeherrschung
Kreaturenpakt I
Kreaturenpakt II
Kreaturen-Streuschaden I
Kreaturen-Streuschaden II
Phantombogenschütze
Phantomscharfschütze
Spiegelzerbrecher
Spiegelscherbe
Spiegel von Kalandra
Spiegel der Refraktion
Spiegel von Teklatipitzi
Nebelrabe
Mnemonischer Ring
Mobilität
Geschmolzene Explosion
Geschmolzener Einschlag
Geschmolzener Hammer
Lavaschilde
Lavaregen
Lavaschlag
Moment der Verwundbarkeit
-
Klösterliche Gewandung
Monumentale Großaxt
Monumentbeinschienen
Monddolch
Mondstrahl
Morganas Sturm
Morgenstern
Morphender Inkubator
Tödliche Trauer
Tödliche Hoffnung
Tödliche Ignoranz
Tödliche Wut
Tödliches Set
Mörser
Mörserkanone
Mosaik-Tartsche
Geformte Stulpenhandschuhe
Mehrfachschuss I
Mehrfachschuss II
Mörderische Absichten
Zusammentreiben
Mutiertes Verisium
Geheimnisvoller Inkubator
Überraschungskiste
Mystery-Ligastein
Mystische Legierung
Mystisches Gewand
Mystizismus I
Mystizismus II
Mórrigans Erkenntnis
-
Schmale Haube
Austausch der Natur
Flottenauftrag
Naviras Beruhigung
Naviras Umarmung
Naviras Zerbrechen
Naviras Oase
Naviras Brunnen
Navira, das letzte Antlitz
Nekromantisches Netz
Nekrotischer Katalysator
Nessel-Talisman
Neuraler Katalysator
Neurale Überladung
Nikos Erinnerung
Flinkes Nachladen
Edles Diadem
Edler Großhelm
Adelige Eisenschuhe
Edler Turmschild
Nova-Projektile I
Nova-Projektile II
Eichen-Faustschild
Eichen-Großhammer
Eichenmaske
Vernichterbogen
Obskurer Inkubator
Obsidiandolch
Obsidian-Großschwert
Obsidian-Wetzstein
Okkultistenmantel
Ockerzepter
Opferzauberstab
Opfergabe an die Göttin
Kandelaber von Ogham
Öl-Sperrfeuer
Öl-Extrahierer
Ölgranate
Geölter Rock
Oisíns Schwur
Olroths Überzeugung
Olroths Wappen der Sonne
Olroths Hochmut
Schlüssel zur Reliquienkammer von Olroth
Olroths Sage
Omen-Wappenschild
Omenzepter
Omen der abgründigen Echos
Omen der Genesung
Omen der erhörten Gebete
Omen des Tausches
Omen der katalysierenden Erhabenheit
Omen der Möglichkeiten
Omen der chaotischen Schlagkraft
Omen der chaotischen Monster
Omen der chaotischen Menge
Omen der chaotischen Seltenheit
Omen der Verderbtheit
Omen der rechtsseitigen Alchemie
Omen der rechtsseitigen Annullierung
Omen der rechtsseitigen Krönung
Omen der rechtsseitigen Kristallisation
Omen der rechtsseitigen Auslöschung
Omen der rechtsseitigen Erhabenheit
Omen der rechtsseitigen Nekromantie
Omen des Glücksspiels
Omen der großen Annullierung
Omen der großen Erhabenheit
Omen der homogenisierenden Krönung
Omen der homogenisierenden Erhabenheit
Omen des Lichts
Omen der Verwesung
Omen der Rekombination
Omen der Erfrischung
Omen der Verstärkung
Omen des Wiederaufstiegs
Omen der Heiligung
Omen der Geheimfächer
Omen der linksseitigen Alchemie
Omen der linksseitigen Annullierung
Omen der linksseitigen Krönung
Omen der linksseitigen Kristallisation
Omen der linksseitigen Auslöschung
Omen der linksseitigen Erhabenheit
Omen der linksseitigen Nekromantie
Omen des Schnitzens
Omen der Uralten
Omen des Schwarzblütigen
Omen der Gesegneten
Omen der Jagd
Omen des Gebieters
Omen des Herrschers
Unheilvolle Handschuhe
Allwissender Leerenstein
Traumähnlicher Ring
Auftaktaktion
Umfangreicher Kundschafterbericht
Opilotis Seelenkern Kern des Angriffs
Opulente Handschuhe
Sphäre der Alchemie
Veränderungssphäre
Sphäre der Annullierung
Aufwertungssphäre
Bindungssphäre
Sphäre der Möglichkeiten
Sphäre des Konflikts
Sphäre der Beherrschung
Sphäre der Extraktion
Verbindungssphäre
Sphäre der Horizonte
Sphäre der Reue
Sphäre der Läuterung
Gewittersphäre
Umwandlungssphäre
Sphäre der Umkehr
Orbalas fünftes Abenteuer
Artefakt des Ordens
Oreichalkos-Speer
Kern des Ursprungs
Wiege des Ursprungs
Funke des Ursprungs
Verzierter Gürtel
Verzierter Faustschild
Verzierte Stulpen
Verzierte Panzerhandschuhe
Verzierte Beinschienen
Verzierter Inkubator
Verzierte Stulpenhandschuhe
Verzierter Stahlpanzer
Verziertes Kettenhemd
Verzierter Fruchtkeim
Jenseitiger Inkubator
Jenseitiger Kundschafterbericht
Schlüssel zur Kerker-Reliquienkammer
Ausmanövrieren
Fülle I
Fülle II
Fülle III
Überladen
Übernehmen
Übergriff
Aufseher-Tafel
Überwältigende Präsenz
Eulen-Götze
Ochsen-Götze
Gefütterte Beinlinge
Schmerzopfer
Bemalter Faustschild
Bemalter Wappenschild
Gestrichene Armbrust
Bemalter Turmschild
Das bleiche Gericht
Panther-Götze
Paquates Pakt
Paragon-Großhelm
Paralysierender Stab
Paria-Maske
Parieren
Parierdolch
Leidenschaft von Aldur
Flickwerk-Weste
Pfadfinderwams
Pauaschuppen-Handschuhe
Sprengladung
Perlen-Faustschild
Perlenring
Perlmutt-Amulett
Fellbezogene Tartsche
Pelz-Beinlinge
Pelzmantel
Durchdringender Köcher
Halbschatten-Amulett
Halbschattenring
Perandus-Münze
Gefiederter Stab
Perfekte Adept-Rune
Perfekte Körper-Rune
Perfekte Chaossphäre
Perfekte Laderune
Perfekte Wüsten-Rune
Perfekte Essenz der Abschürfung
Perfekte Essenz der Schnelligkeit
Perfekte Essenz des Kampfes
Perfekte Essenz des Befehls
Perfekte Essenz der Elektrizität
Perfekte Essenz der Verstärkung
Perfekte Essenz der Flammen
Perfekte Essenz der Erdung
Perfekte Essenz der Hast
Perfekte Essenz des Eises
Perfekte Essenz der Isolierung
Perfekte Essenz des Überflusses
Perfekte Essenz des Verfalls
Perfekte Essenz der Suche
Perfekte Essenz der Zauberei
Perfekte Essenz des Auftauens
Perfekte Essenz des Körpers
Perfekte Essenz des Unendlichen
Perfekte Essenz des Geistes
Perfekte Erhabene Sphäre
Perfektes Flussmittel
Perfektes Fossil
Perfekte Gletscher-Rune
Perfekte Inspirations-Rune
Perfekte Eisen-Rune
Perfekte Sphäre des Goldschmieds
Perfekte Gedanken-Rune
Perfekte Aufwertungssphäre
Perfekte Umwandlungssphäre
Perfekte Wiedergeburt-Rune
Perfekte Hoheitliche Sphäre
Perfekte Entschlossenheit-Rune
Perfekte Robuste Rune
Perfekte Stein-Rune
Perfekte Sturm-Rune
Perfekter Schlag
Perfekte Visions-Rune
Perfekte Schutzrune
Perfektionierte Widerstandsfähigkeit
Perfektion
Perforieren
Permafrostbolzen
Permafrost-Stab
Beständige Ladung
Beständiger Boden I
Beständiger Boden II
Beständiger Boden III
Gesuch-Splitter
Versteinerungsstatue
Erstarrtes Blut
Phalanx-Turmschild
Geisterhafter Pfeil
Physische Beherrschung
Vielfraß-Klaue
Durchbohren I
Durchbohren II
Durchbohren III
Durchbohrende Klaue
Durchbohrende Armbrust
Pilgergewand
Festsetzen I
Festsetzen II
Festsetzen III
Spitze der Macht
Kritisch festsetzen
Fromme Beinlinge
Frommes Zepter
Pestbringer
Seuchenexplosion
Plasma-Bolzen
Plattengürtel
Plattenhandschuhe
Beschlagener Faustschild
Beschlagene Klaue
Plattierte Beinschienen
Plattierte Keule
Plattierte Stulpenhandschuhe
Plattiertes Gewand
Plattiertes Gewand
Platin-Wächterstein von Glennach Cairns
Platin-Wächterstein von Haewark Hamlet
Platin-Wächterstein von Lex Ejoris
Platin-Wächterstein von Lex Proxima
Platin-Wächterstein von Lira Arthain
Platin-Wächterstein von Neu Vastir
Platin-Wächterstein von Tirns Ende
Platin-Wächterstein von Valdos Rast
-
-
-
Federfokus
Spitzhammer
Gift I
Gift II
Gift III
Giftsporen
Giftexplosions-Pfeil
Polare Einladung
Glänzender Abgrund-Skarabäus
Glänzender Hinterhalt-Skarabäus
Glänzender Bestien-Skarabäus
Glänzender Befall-Skarabäus
Polierte Armschienen
Glänzender Riss-Skarabäus
Glänzender Kartographie-Skarabäus
Glänzender Weissagungs-Skarabäus
Glänzender Skarabäus des Ältesten
Glänzender Expedition-Skarabäus
Glänzender Vorboten-Skarabäus
Glänzender Legion-Skarabäus
Glänzender Skarabäus der Metamorphe
Glänzender Reliquien-Skarabäus
Polierter Sinnesverstärker
Glänzender Skarabäus des Schöpfers
Glänzender Sulfit-Skarabäus
Polierte Tartsche
Glänzender Folter-Skarabäus
-
Portalrolle
Omen-Amulett
Wirkungsvoller alchemischer Resonator
Wirkungsvoller chaotischer Resonator
Potente Anfälligkeit
Wirkungsvoller Flüssiger Groll
Wirkungsvolle Flüssige Grausamkeit
Wirkungsvolle Flüssige Melancholie
-
Sprung
Kraftbolzen
Energieentladung
Angetrieben von Verisium
Mächtiger alchemischer Resonator
Mächtiger chaotischer Resonator
Praktische Magie I
Praktische Magie II
Geübte Kombo
Präzise Pfeilspitze
Präziser Großhammer
Präzision
Präzision I
Präzision II
Mal des Raubtiers
Kalkül
Erhaltenes Schlüsselbein
Erhaltene Hirnschale
Erhaltener Kieferknochen
Erhaltene Rippe
Erhaltene Wirbelsäule
Präventiver Auftrag
Stolz
Urzeitlicher Avatar
Urzeitliche Beute
Urzeitliche kristallisierte Lebenskraft
Urzeitlicher Inkubator
Urzeitliche Markierungen
Urzeitliche Schläge
Urzeitlicher Talisman
Primäres Katastrophenfragment
Primaten-Götze
Unvergleichlicher alchemischer Resonator
Unvergleichlicher chaotischer Resonator
Primäre Refraktionslinse
Außergewöhnlicher Sextant
Präparierter Köcher
Primitiver alchemischer Resonator
Primitiver chaotischer Resonator
Uralter Zauberstab
Prismatische Legierung
Prismatisches Fossil
Spektralring
Unversehrtes Fossil
Profaner Spalter
Profaner Verfall
Profanes Ritual
Profanität I
Profanität II
Projektil
Projektilbeschleunigung I
Projektilbeschleunigung II
Projektilbeschleunigung III
Projektilverlangsamung I
Projektilverlangsamung II
Verlängerte Dauer I
Verlängerte Dauer II
Verlängerte Dauer III
Zackenspeer
Prophezeiung
Verstärkte Legierung
Schützende Verbindung
Beschützerbogen
Prototyp 17
Faustschlag
Durchschlag
Durchstoßen
Bestrafung
Reinheit der Elemente
Reinheit des Feuers
Reinheit des Eises
Reinheit des Blitzes
Verfolgung I
Verfolgung II
Verfolgung III
Lavageschossmine
Pyrophyt-Stab
Geviertelter Wappenschild
Kampfstabschlag
Prozession der Königin
Flinke Schuhe
Schnelle Schritte
Dornenexplosion
Steppweste
Quipolatls Seelenkern des Flusses
Quipolatls These
Hasen-Götze
Tollwütiger Talisman
Rausch I
Rausch II
Rausch III
Rauschgeschmiedet I
Rauschgeschmiedet II
Rauschender Schrei
Flammenschädel
Plündererpanzer
Klingenregen
Pfeilregen
Klingenregen
Regenbogenfarbene Tukanfeder
Schild heben
Spinnen erwecken
Zombie erwecken
Beharken
Rakiatas Fluss
Erholung
Schlachtruf
Wanderer-Rock
Wüten
Schutzwall-Turmschild
Zufälliges Amulett
Zufälliger Gürtel
Zufällige Körperrüstung
Zufällige Stiefel
Zufälliger Bogen
Zufälliger Faustschild
Zufällige Klaue
Zufällige Armbrust
Zufälliger Dolch
Zufälliger Flegel
Zufälliger Fokus
Zufällige Handschuhe
Zufälliger Helm
Zufällige Einhandaxt
Zufälliger Einhandstreitkolben
Zufälliges Einhandschwert
Zufälliger Kampfstab
Zufälliger Köcher
Zufälliger Ring
Zufällige Rune
Zufälliges Zepter
Zufälliger Schild
Zufälliger Speer
Zufälliger Stab
Zufälliger Talisman
Zufällige Falle
Zufällige Zweihandaxt
Zufälliger Zweihandstreitkolben
Zufälliges Zweihandschwert
Zufälliger Zauberstab
Schneller Angriff
Schnelle Angriffe I
Schnelle Angriffe II
Schnelle Angriffe III
Schnelles Zaubern I
Schnelles Zaubern II
Schnelles Zaubern III
Schnellfeuer-Bolzen
Rathas Angriff
Rasselndes Zepter
Reflexion des Rabens
Rabenberührter Splitter
Unersättlicher Stab
Gefräßiger Schwarm
Rohleder-Gürtel
Rohlederstiefel
Aufschlitzender Kampfstab
Rasierklingen-Klaue
Weitreichender Kampfstab
Sense
Schnitterbeschwörung
Sensenstab
Wiederbewaffnung I
Wiederbewaffnung I
Plündernder Katalysator
Plünderergleve
Wiederbelebungsrune
Krummbogen
Rotes Päckchen
Erhabene Sphäre der Erlöserin
Riffstahl-Beinschienen
Verfeinerter Anpassungsfähiger Katalysator
Veredelte Armschienen
Veredelter Riss-Ring
Verfeinerter Panzerkatalysator
Verfeinerter Chayulas Katalysator
Verfeinerter Eshs Katalysator
Verfeinerter Fleisch-Katalysator
Verfeinerter Nekrotischer Katalysator
Verfeinerter Neuraler Katalysator
Verfeinerter Plündernder Katalysator
Verfeinerter Zischender Katalysator
Verfeinerter Huschender Katalysator
Raffinierte Falle
Verfeinerter Tuls Katalysator
Verfeinerter Uul-Netols Katalysator
Verfeinerter Xophs Katalysator
Reflektierender Stab
Refraktion I
Refraktion II
Refraktion III
Widerlegung
Hoheitliche Sphäre
Hoheitliche Scherbe
Regalia-Langschwert
Königsmörder-Verkleidung
Verstärktes Eisennetz
Verstärktes Seilnetz
Verstärktes Stahlnetz
Verstärkte Totems I
Verstärkte Totems II
Unerbittlicher Rausch
Potente Überreste I
Potente Überreste II
Potente Überreste III
Relikte der Kalguur
Reißen
Reißender Apex
Zerfleischende Hellebarde
Entzweireißender Stab
Abstoßung
Abstoßende Welle
-
Entschlossenheit-Rune
Resonierender Schild
Resonierender Hieb
Restauratives Bein
Gegenschlag I
Gegenschlag II
Rückzug I
Rückzug II
Rückzug III
Offenbarender Fruchtkeim
Nachhall
Ehrenvolles Sternenlichterz
Ehrengewand
Skelett wiederbeleben
Rhoa-Reittier
Rhoa-Fellwams
Querschläger I
Querschläger II
Querschläger III
Reiterbogen
Gezahnter Faustschild
Reitwams
Rechtschaffene Stulpen
Rechtschaffener Sturz
Sühnendes Feuer
Rigwalds Wildheit
Raureif
-
Ringflegel
Kettenhemd
Ring-Faustschild
Ringpanzerhandschuhe
Zerreißen
Geriffeltes Großschwert
Zunehmender Sturm
Ritus der Wiederherstellung
Rituelles Opfer
Ritualsplitter
Ritual-Tafel
Ritualgefäß
Ritueller Fluch
Schlüssel zur Rituellen Reliquienkammer
Flussgewand
Nieten-Stulpenhandschuhe
Gebrüll
Brüllender Stab
Brüllender Talisman
Robuste Armbrust
Robuste Rune
Barbaren-Rüstung
Signum der Abtrünnigen
Magmakugel
Rollender Hieb
Romiras Vergeltung
Seilstulpen
Verrottete Haube
Faulige Sprengladung
Robuste Beinschienen
Grober Wetzstein
Adeliger Turmschild
Rubin
Rubin-Phiole
Rubinring
Robuster Kürass
Zerstörender Hammer
Rune der Anhäufung
Rune der Akrobatik
Rune der Konfrontation
Rune der Beständigkeit
Rune des Kulmination
Rune der Grundlagen
Rune der Reichweite
Rune des Ruhmes
Rune der Lebensflamme
Rune der Vitalität
Rune der Blüte
Rune der Jagd
Rune des Prismas
Runenverzierte Armschienen
Runengravierter Fokus
Greifendes Kettenhemd des Runenvaters
RunengeschmiedeterAbgrund-Kürass
Runengeschmiedete Haftende Stulpen
Runengeschmiedetes Anhänger-Gewand
Runengeschmiedete Geschmückte Handschuhe
Runengeschmiedete Verzierte Wickel
Runengeschmiedeter Ägis-Faustschild
Runengeschmiedete Alte Stulpen
Runengeschmiedete Altarrobe
Runengeschmiedeter Ahnen-Turmschild
Runengeschmiedeter Ahnenpanzer
Runengeschmiedete Ahnen-Tiara
Runengeschmiedete Anachoret-Gewandung
Runengeschmiedeter Uralter Faustschild
Runengeschmiedete Uralte Stulpen
Runengeschmiedete Uralte Stulpenhandschuhe
Runengeschmiedeter Geweih-Fokus
Runengeschmiedete Apostel-Beinlinge
Runengeschmiedetes Arkanes Gewand
Runengeschmiedete Archon-Krone
Runengeschmiedete Panzerkappe
Runengeschmiedete Gepanzerte Weste
Runengeschmiedeter Geschmückter Faustschild
Runengeschmiedeter Angeordneter Fokus
Runengeschmiedete Asketische Gewandung
Runengeschmiedete Assassinen-Gewandung
Runengeschmiedeter Robuster Fokus
Runengeschmiedete Goldene Tartsche
Runengeschmiedete Strenge Gewandung
Runengeschmiedete Vogelmaske
Runengeschmiedete Vogeltartsche
Runengeschmiedete Stachel-Armschienen
Runengeschmiedeter Widerhaken-Speer
Runengeschmiedete Barock-Handschuhe
Runengeschmiedete Barocke Tartsche
Runengeschmiedeter BarrikadenTurmschild
Runengeschmiedete Bastion-Eisenschuhe
Runengeschmiedetes Perlendiadem
Runengeschmiedeter Schwarzstahl-Wappenschild
Runengeschmiedete Schwarzstahl-Panzerhandschuhe
Runengeschmiedete Schwarzstahl-Eisenschuhe
Runengeschmiedeter Schwarzstahl-Turmschild
Runengeschmiedete Klingenschuhe
Runengeschmiedeter Klingenschutz-Faustschild
Runengeschmiedete Klingen
Runengeschmiedeter Geschmückter Wappenschild
Runengeschmiedete Robuste Eisenschuhe
Runengeschmiedete Verstärkte Stulpenhandschuhe
Runengeschmiedete Bombardier-Armbrust
Runengeschmiedetes Knochengewand
Runengeschmiedete Gebundene Armschienen
Runengeschmiedete Fessel-Stulpen
Runengeschmiedete Gebundene Sandalen
Runengeschmiedete Verstärkte Eisenschuhe
Runengeschmiedeter Verstärkter Turmschild
Runengeschmiedete Brigantenmaske
Runengeschmiedeter Tellerhelm
Runengeschmiedete Bronzebeinschienen
Runengeschmiedete Schnallenwickel
Runengeschmiedete Bollwerk-Beinschienen
Runengeschmiedeter Bollwerk-Turmschild
Runengeschmiedete Gebürstete Panzerhandschuhe
Runengeschmiedeter Kabbalistenhelm
Runengeschmiedete Geschnitzte Beinschienen
Runengeschmiedete Geschnitzte Tartsche
Runengeschmiedete Kavalleriestiefel
Runengeschmiedete Zeremonielle Robe
Runengeschmiedeter Kettenpanzer
Runengeschmiedete Kettentiara
Runengeschmiedeter Streiterkürass
Runengeschmiedeter Streiterhelm
Runengeschmiedeter Wechselbalg-Talisman
Runengeschmiedete Beschwörer-Schuhe
Runengeschmiedeter Stammesführerkürass
Runengeschmiedete Kantige Tartsche
Runengeschmiedete Geschnürte Stiefel
Runengeschmiedeter Tarnrock
Runengeschmiedetes Klerikergewand
Runengeschmiedeter Verhüllter Panzer
Runengeschmiedeter Geschlossener Helm
Runengeschmiedeter Kolosseumspanzer
Runengeschmiedete Kommandanten-Panzerhandschuhe
Runengeschmiedeter Kommandanten-Großhelm
Runengeschmiedeter Kompositbogen
Runengeschmiedeter Beschwörer-Mantel
Runengeschmiedeter Erobererpanzer
Runengeschmiedete Korsarenkappe
Runengeschmiedetes Korsaren-Wams
Runengeschmiedete Korsarenweste
Runengeschmiedeter Rabenmantel
Runengeschmiedete Bedeckte Eisenschuhe
Runengeschmiedete Verdeckende Haube
Runengeschmiedeter Kapuzenhelm
Runengeschmiedeter Halbmond-Kampfstab
Runengeschmiedete Halbmondtartsche
Runengeschmiedeter Schmelztiegel-Turmschild
Runengeschmiedeter Einfacher Bogen
Runengeschmiedeter Zerbröckelnder Hammer
Runengeschmiedete Dunkle Krone
Runengeschmiedeter Kryptischer Helm
Runengeschmiedete Dunkle Beinlinge
Runengeschmiedeter Kristallfokus
Runengeschmiedete Kultistenkrone
Runengeschmiedeter Kultisten-Fokus
Runengeschmiedete Kultisten-Panzerhandschuhe
Runengeschmiedeter Kultisten-Großhammer
Runengeschmiedete Schneidige Schuhe
Runengeschmiedete Feigling-Rüstung
Runengeschmiedeter Todespanzer
Runengeschmiedeter Todesmantel
Runengeschmiedete Todesmaske
Runengeschmiedeter Dekorierter Helm
Runengeschmiedete Hirschjäger-Haube
Runengeschmiedeter Kühner Turmschild
Runengeschmiedeter Vergötterter Wappenschild
Runengeschmiedeter Dhekara-Wappenschild
Runengeschmiedeter Wüsten-Faustschild
Runengeschmiedete Wüstenkappe
Runengeschmiedete Detailreiche Stulpenhandschuhe
Runengeschmiedete Fromme Gewandung
Runengeschmiedete Göttliche Krone
Runengeschmiedete Doppel-Panzerhandschuhe
Runengeschmiedete Drachenschuppen-Stiefel
Runengeschmiedete Drachenhaut-Stiefel
Runengeschmiedete Druidenkrone
Runengeschmiedeter Druidenfokus
Runengeschmiedeter Doppelsehnenbogen
Runengeschmiedete Dünenläufer-Sandalen
Runengeschmiedete Doppelarmbrust
Runengeschmiedeter Kantiger Faustschild
Runengeschmiedeter Bildnis-Turmschild
Runengeschmiedete Kunstvolle Sandalen
Runengeschmiedeter Eleganter Fokus
Runengeschmiedeter Eleganter Großhelm
Runengeschmiedete Elegante Beinschienen
Runengeschmiedete Elegante Plattenrüstung
Runengeschmiedete Elegante Pantinen
Runengeschmiedete Elegante Wickel
Runengeschmiedete Elementaristenrobe
Runengeschmiedeter Eliten-Großhelm
Runengeschmiedeter Emblem-Wappenschild
Runengeschmiedete Geprägte Stiefel
Runengeschmiedete Bestickte Stiefel
Runengeschmiedete Bestickte Handschuhe
Runengeschmiedeter Himmlischer Wappenschild
Runengeschmiedete Gravierte Armschienen
Runengeschmiedeter Gravierter Fokus
Runengeschmiedete Erleuchtete Robe
Runengeschmiedete Entdecker-Rüstung
Runengeschmiedete Exquisite Weste
Runengeschmiedete Gesichtsmaske
Runengeschmiedete Getreue Beinlinge
Runengeschmiedeter Falkner-Rock
Runengeschmiedeter Familiärer Talisman
Runengeschmiedete Faridun-Maske
Runengeschmiedete Gefiederte Stulpenhandschuhe
Runengeschmiedetes Gefiedertes Gewand
Runengeschmiedete Gefiederte Robe
Runengeschmiedete Gefiederte Sandalen
Runengeschmiedete Gefiederte Tartsche
Runengeschmiedete Federtiara
Runengeschmiedete Gefällte Großkeule
Runengeschmiedete Filzkappe
Runengeschmiedeter Kämpfer-Großhelm
Runengeschmiedete Edle Armschienen
Runengeschmiedete Feste Armschienen
Runengeschmiedete Fäuste aus Stein
Runengeschmiedete Ausgestellte Stiefel
Runengeschmiedete Leinensandalen
Runengeschmiedete Flexible Eisenschuhe
Runengeschmiedetes Fließendes Gewand
Runengeschmiedeter Ambosshammer
Runengeschmiedeter Gegabelter Speer
Runengeschmiedete Festungs-Eisenschuhe
Runengeschmiedeter Festungs-Turmschild
Runengeschmiedete Ausgefranste Schuhe
Runengeschmiedete Freibeuter-Kappe
Runengeschmiedete Panzerrüstung
Runengeschmiedeter Pelzpanzer
Runengeschmiedete Verstohlene Wickel
Runengeschmiedeter Kavaliershelm
Runengeschmiedetes Gewand
Runengeschmiedete Mullwickel
Runengeschmiedetes Vergoldetes Gewand
Runengeschmiedete Vergoldete Beinlinge
Runengeschmiedete Gladiatorrüstung
Runengeschmiedeter Gladiatorenhelm
Runengeschmiedete Leuchtende Stulpen
Runengeschmiedeter Prachtpanzer
Runengeschmiedeter Grollender Wappenschild
Runengeschmiedetes Golddiadem
Runengeschmiedete Goldene Handschuhe
Runengeschmiedete Goldguss-Stulpen
Runengeschmiedeter Goldener Kettenpanzer
Runengeschmiedete Goldene Tartsche
Runengeschmiedeter Vergoldeter Turmschild
Runengeschmiedeter Goliath-Großhelm
Runengeschmiedeter Gotischer Kampfstab
Runengeschmiedete Große Armschienen
Runengeschmiedete Große Beinschienen
Runengeschmiedete Große Manschetten
Runengeschmiedete Große Stulpenhandschuhe
Runengeschmiedetes Großes Gewand
Runengeschmiedete Große Tartsche
Runengeschmiedetes Großes Antlitz
Runengeschmiedetes Greifendes Kettenhemd
Runengeschmiedete Finstere Handschuhe
Runengeschmiedete Grinsende Maske
Runengeschmiedeter Vendelhelm
Runengeschmiedeter Wächter-Großhelm
Runengeschmiedeter Aufspießender Faustschild
Runengeschmiedete Geheiligte Krone
Runengeschmiedeter Geheiligter Fokus
Runengeschmiedete Gehärtete Armschienen
Runengeschmiedetes Hartleder-Wams
Runengeschmiedeter Hartholz-Speer
Runengeschmiedete Hartholz-Tartsche
Runengeschmiedete Hatungo-Gewandung
Runengeschmiedetes Zerzaustes Gewand
Runengeschmiedeter Straßenhändler-Rock
Runengeschmiedeter Herzschnitzermantel
Runengeschmiedete Schwere Krone
Runengeschmiedete Schwere Plattenrüstung
Runengeschmiedeter Herold-Turmschild
Runengeschmiedete Eremiten-Gewandung
Runengeschmiedete Heroische Rüstung
Runengeschmiedete Behauene Maske
Runengeschmiedete Hexerrobe
Runengeschmiedete Kapuzenmaske
Runengeschmiedete Gehörnte Krone
Runengeschmiedete Jägerhaube
Runengeschmiedete Jagdschuhe
Runengeschmiedeter Jagdspeer
Runengeschmiedeter Kaiserlicher Großhelm
Runengeschmiedetes Kaiserliches Gewand
Runengeschmiedete Inquisitor-Krone
Runengeschmiedeter Aufwändiger Wappenschild
Runengeschmiedete Filigrane Handschuhe
Runengeschmiedeter Eisenfaustschild
Runengeschmiedete Eisenkrone
Runengeschmiedeter Eisen-Kürass
Runengeschmiedete Eisenbeinschienen
Runengeschmiedetes Gepanzertes Gewand
Runengeschmiedeter Eisenkopf-Speer
Runengeschmiedeter Rock des Reisenden
Runengeschmiedete Jadetiara
Runengeschmiedete Juwelenbesetzte Handschuhe
Runengeschmiedeter Klirrender Faustschild
Runengeschmiedeter Schellen-Wappenschild
Runengeschmiedeter Kolosspanzer
Runengeschmiedete Dschungeltiara
Runengeschmiedete Kalguur-Stulpen
Runengeschmiedeter Kalguurischer Schmiedehammer
Runengeschmiedete Kamasan-Tiara
Runengeschmiedetes Keth-Gewand
Runengeschmiedete Ritterrüstung
Runengeschmiedete Ritterliche Stulpenhandschuhe
Runengeschmiedete Bestickte Haube
Runengeschmiedete Schnürstiefel
Runengeschmiedeter Lamellenpanzer
Runengeschmiedeter Laminierter Faustschild
Runengeschmiedete Römersandalen
Runengeschmiedete Üppige Krone
Runengeschmiedete Schichten-Panzerhandschuhe
Runengeschmiedete Mehrschichtige Weste
Runengeschmiedeter Bleierner Großhammer
Runengeschmiedeter Leder-Faustschild
Runengeschmiedete Lederweste
Runengeschmiedete Ledergebundene Haube
Runengeschmiedete Lederplattenstiefel
Runengeschmiedeter Ley-Linien-Fokus
Runengeschmiedete Leinenwickel
Runengeschmiedete Eidechsenschuppen-Stiefel
Runengeschmiedetes Eidechsenschuppen-Wams
Runengeschmiedeter Langer Kampfstab
Runengeschmiedete Luxuriöse Pantinen
Runengeschmiedeter Magierfokus
Runengeschmiedete Magustiara
Runengeschmiedetes Kettenwams
Runengeschmiedete Kettenpanzer-Eisenschuhe
Runengeschmiedetes Panzergewand
Runengeschmiedete Einfache Armbrust
Runengeschmiedete Mammut-Tartsche
Runengeschmiedeter Verhüllter Kettenpanzer
Runengeschmiedete Marabout-Gewandung
Runengeschmiedeter Maraketh-Kürass
Runengeschmiedete Marschkeule
Runengeschmiedete Märtyrerkrone
Runengeschmiedeter Maskierender Großhelm
Runengeschmiedete Wuchtige Stulpenhandschuhe
Runengeschmiedete Klösterliche Gewandung
Runengeschmiedete Monumentbeinschienen
Runengeschmiedeter Morgenstern
Runengeschmiedete Mosaik-Tartsche
Runengeschmiedete Geformte Stulpenhandschuhe
Runengeschmiedetes Mystisches Gewand
Runengeschmiedeter Nessel-Talisman
Runengeschmiedetes Edles Diadem
Runengeschmiedeter Edler Großhelm
Runengeschmiedete Adelige Eisenschuhe
Runengeschmiedeter Edler Turmschild
Runengeschmiedeter Eichen-Großhammer
Runengeschmiedeter Okkultistenmantel
Runengeschmiedeter Omen-Wappenschild
Runengeschmiedete Opulente Handschuhe
Runengeschmiedeter Verzierter Faustschild
Runengeschmiedete Verzierte Stulpen
Runengeschmiedete Verzierte Panzerhandschuhe
Runengeschmiedete Verzierte Beinschienen
Runengeschmiedete Verzierte Stulpenhandschuhe
Runengeschmiedeter Verzierter Stahlpanzer
Runengeschmiedete Gefütterte Beinlinge
Runengeschmiedeter Bemalter Turmschild
Runengeschmiedeter Paragon-Großhelm
Runengeschmiedete Paria-Maske
Runengeschmiedetes Pfadfinderwams
Runengeschmiedete Pauaschuppen-Handschuhe
Runengeschmiedeter Perlen-Faustschild
Runengeschmiedete Fellbezogene Tartsche
Runengeschmiedete Pelz-Beinlinge
Runengeschmiedeter Pelzmantel
Runengeschmiedeter Phalanx-Turmschild
Runengeschmiedetes Pilgergewand
Runengeschmiedete Fromme Beinlinge
Runengeschmiedete Plattenhandschuhe
Runengeschmiedeter Beschlagener Faustschild
Runengeschmiedetes Plattiertes Gewand
Runengeschmiedetes Plattiertes Gewand
Runengeschmiedeter Federfokus
Runengeschmiedeter Spitzhammer
Runengeschmiedete Polierte Armschienen
Runengeschmiedete Polierte Tartsche
Runengeschmiedete Urzeitliche Markierungen
Runengeschmiedeter Geviertelter Wappenschild
Runengeschmiedete Flinke Schuhe
Runengeschmiedete Steppweste
Runengeschmiedeter Plündererpanzer
Runengeschmiedeter Wanderer-Rock
Runengeschmiedeter Schutzwall-Turmschild
Runengeschmiedete Rohlederstiefel
Runengeschmiedeter Krummbogen
Runengeschmiedete Riffstahl-Beinschienen
Runengeschmiedete Veredelte Armschienen
Runengeschmiedetes Ehrengewand
Runengeschmiedetes Rhoa-Fellwams
Runengeschmiedeter Gezahnter Faustschild
Runengeschmiedete Rechtschaffene Stulpen
Runengeschmiedeter Ring-Faustschild
Runengeschmiedete Ringpanzerhandschuhe
Runengeschmiedetes Flussgewand
Runengeschmiedete Nieten-Stulpenhandschuhe
Runengeschmiedete Barbaren-Rüstung
Runengeschmiedete Seilstulpen
Runengeschmiedete Robuste Beinschienen
Runengeschmiedeter Adeliger Turmschild
Runengeschmiedeter Runengravierter Fokus
Runengeschmiedete Läuferweste
Runengeschmiedeter Verrosteter Kürass
Runengeschmiedeter Verrosteter Großhelm
Runengeschmiedete Sakramentale Robe
Runengeschmiedeter Geweihter Fokus
Runengeschmiedeter Opfermantel
Runengeschmiedetes Opfergewand
Runengeschmiedete Heilige Krone
Runengeschmiedete Sanderprobte Sandalen
Runengeschmiedete Sanderprobte Tiara
Runengeschmiedeter Schuppenpanzer
Runengeschmiedeter Händlerrock
Runengeschmiedeter Schurkenrock
Runengeschmiedete Späherweste
Runengeschmiedeter Seesturm-Mantel
Runengeschmiedeter Konfessioneller Wappenschild
Runengeschmiedete Geteilte Armschienen
Runengeschmiedete Feste Beinlinge
Runengeschmiedete Feste Wickel
Runengeschmiedeter Seher-Wappenschild
Runengeschmiedete Sekhema-Sandalen
Runengeschmiedeter Sekhema-Wappenschild
Runengeschmiedeter Wache-Großhelm
Runengeschmiedete Schlangenschuppen-Stiefel
Runengeschmiedetes Schlangenschuppen-Wams
Runengeschmiedete Einfache Haube
Runengeschmiedete Schattenmaske
Runengeschmiedeter Schamanen-Mantel
Runengeschmiedete Schamanistische Beinlinge
Runengeschmiedeter Schutzhelm
Runengeschmiedeter Kurzbogen
Runengeschmiedeter Verhüllender Panzer
Runengeschmiedete Bedeckende Weste
Runengeschmiedeter Siegel-Wappenschild
Runengeschmiedete Siegelstulpen
Runengeschmiedete Seidenrobe
Runengeschmiedete Seidenpantinen
Runengeschmiedete Sirenenschuppen-Handschuhe
Runengeschmiedete Himmelskronen-Tiara
Runengeschmiedete Schlächter-Rüstung
Runengeschmiedeter Geschmeidiger Rock
Runengeschmiedete Schlanke Keule
Runengeschmiedete Schnellschlag-Weste
Runengeschmiedetes Schmugglerwams
Runengeschmiedete Aufsteigende Maske
Runengeschmiedete Schwingen-Tartsche
Runengeschmiedeter Soldatenkürass
Runengeschmiedeter Soldaten-Großhelm
Runengeschmiedete Vollmaske
Runengeschmiedete Düstere Handschuhe
Runengeschmiedete Magische Tiara
Runengeschmiedete Stachelarmschienen
Runengeschmiedeter Stachel-Faustschild
Runengeschmiedete Stachelkeule
Runengeschmiedeter Stachelspitze-Faustschild
Runengeschmiedete Gezackte Armschienen
Runengeschmiedete Gewundene Wickel
Runengeschmiedeter Spitzen-Großhelm
Runengeschmiedete Geisterknochen-Krone
Runengeschmiedeter Gesplitterter Turmschild
Runengeschmiedete Lamellen-Eisenschuhe
Runengeschmiedete Pirscher-Armschienen
Runengeschmiedeter Stahlpanzer
Runengeschmiedete Kettenpanzerhandschuhe
Runengeschmiedeter Stahlspitzen-Kampfstab
Runengeschmiedete Stahlspitzen-Schuhe
Runengeschmiedete Stahlkappenstiefel
Runengeschmiedete Genähte Handschuhe
Runengeschmiedete Robuste Stulpenhandschuhe
Runengeschmiedeter Stoiker-Wappenschild
Runengeschmiedeter Stein-Kürass
Runengeschmiedete Steinbeinschienen
Runengeschmiedete Steintartsche
Runengeschmiedeter Stein-Turmschild
Runengeschmiedete Mehrschichtige Tartsche
Runengeschmiedete Strohsandalen
Runengeschmiedete Streicher-Weste
Runengeschmiedete Nietenstiefel
Runengeschmiedete Beschlagene Großkeule
Runengeschmiedete Beschlagene Sandalen
Runengeschmiedete Beschlagene Tartsche
Runengeschmiedete Nietenweste
Runengeschmiedete Stabile Armbrust
Runengeschmiedete Wildleder-Armschienen
Runengeschmiedete Gewickelte Kappe
Runengeschmiedetes Schnellpirscher-Wams
Runengeschmiedeter Tasalio-Fokus
Runengeschmiedete Tasalio-Beinschienen
Runengeschmiedete Zerrissene Robe
Runengeschmiedeter Tawhoa-Turmschild
Runengeschmiedete Gehärtete Stulpenhandschuhe
Runengeschmiedeter Tempelhammer
Runengeschmiedete Gespannte Armbrust
Runengeschmiedeter Thane-Panzer
Runengeschmiedete Gefädelte Schuhe
Runengeschmiedeter Gezeitenseher-Mantel
Runengeschmiedete Titanen-Stulpenhandschuhe
Runengeschmiedeter Klangfokus
Runengeschmiedeter Folterrock
Runengeschmiedete Zerrissene Handschuhe
Runengeschmiedete Totem-Beinschienen
Runengeschmiedeter Turnierpanzer
Runengeschmiedete Wegbereiter-Rüstung
Runengeschmiedete Fallensteller-Haube
Runengeschmiedete Baumläufer-Schuhe
Runengeschmiedete Stammesmaske
Runengeschmiedete Verbrämte Beinschienen
Runengeschmiedetes Zweigdiadem
Runengeschmiedeter Zweig-Fokus
Runengeschmiedete Zwielichttiara
Runengeschmiedete Nützliche Wickel
Runengeschmiedeter Utzaal-Kürass
Runengeschmiedeter Vaal-Wappenschild
Runengeschmiedeter Vaal-Kürass
Runengeschmiedete Vaal-Handschuhe
Runengeschmiedete Vaal-Beinschienen
Runengeschmiedete Vaal-Stulpenhandschuhe
Runengeschmiedeter Vaal-Turmschild
Runengeschmiedete Vaal-Wickel
Runengeschmiedete Vagabunden-Rüstung
Runengeschmiedete Schleiermaske
Runengeschmiedete Veloursschuhe
Runengeschmiedete Samtkappe
Runengeschmiedeter Ehrenmantel
Runengeschmiedetes Vermeildiadem
Runengeschmiedete Veteranen-Eisenschuhe
Runengeschmiedeter Boshafter Talisman
Runengeschmiedete Unheilvolle Robe
Runengeschmiedete Vipernkappe
Runengeschmiedeter Visierhelm
Runengeschmiedeter Voodoofokus
Runengeschmiedetes Weihgewand
Runengeschmiedete Wanderschuhe
Runengeschmiedeter Kriegsspeer
Runengeschmiedete Kriegswickel
Runengeschmiedeter Abschirmender Helm
Runengeschmiedete Hexer-Beinlinge
Runengeschmiedeter Kriegsfürst-Kürass
Runengeschmiedeter Kriegstreiber-Großhelm
Runengeschmiedeter Reiterhammer
Runengeschmiedeter Krieger-Großhelm
Runengeschmiedeter Gewachster Rock
Runengeschmiedeter Wanderrock
Runengeschmiedeter Beständiger Wappenschild
Runengeschmiedete Weber-Beinlinge
Runengeschmiedeter Spiralfokus
Runengeschmiedete Weidentiara
Runengeschmiedeter Flügelspeer
Runengeschmiedeter Wolfsfell-Mantel
Runengeschmiedeter Hölzerner Faustschild
Runengeschmiedete Holzkeule
Runengeschmiedete Gewebte Kappe
Runengeschmiedeter Gewobener Fokus
Runengeschmiedete Eingewickelte Mütze
Runengeschmiedeter Gewickelter Großhelm
Runengeschmiedeter Gewickelter Kampfstab
Runengeschmiedete Gewickelte Sandalen
Runengeschmiedetes Wyrmschuppen-Wams
Runengeschmiedeter Eifererbogen
Runengeschmiedete Eiferer-Panzerhandschuhe
Runengeschmiedetes Zenitgewand
Runenveredelter Abweichender Hammer
Runenveredelte Alte Stulpen
Runenveredelte Altarrobe
Runenveredelter Ahnenpanzer
Runenveredelte Anachoret-Gewandung
Runenveredelte Uralte Beinlinge
Runenveredelter Uralter Panzer
Runenveredeltes Uraltes Visier
Runenveredelter Geweih-Fokus
Runenveredelte Panzerkappe
Runenveredelte Gepanzerte Weste
Runenveredelter Geschmückter Faustschild
Runenveredelte Assassinen-Gewandung
Runenveredelter BarrikadenTurmschild
Runenveredeltes Perlendiadem
Runenveredelter Schwarzstahl-Turmschild
Runenveredelter Geschmückter Wappenschild
Runenveredelte Verstärkte Stulpenhandschuhe
Runenveredeltes Knochengewand
Runenveredelte Verstärkte Eisenschuhe
Runenveredelter Verstärkter Turmschild
Runenveredelter Tellerhelm
Runenveredelte Bronzebeinschienen
Runenveredelte Gebürstete Panzerhandschuhe
Runenveredelter Kettenpanzer
Runenveredelte Kettentiara
Runenveredelte Geschnürte Stiefel
Runenveredeltes Klerikergewand
Runenveredelter Verhüllter Panzer
Runenveredelte Korsarenkappe
Runenveredelter Rabenmantel
Runenveredelte Bedeckte Eisenschuhe
Runenveredelte Verdeckende Haube
Runenveredelter Kapuzenhelm
Runenveredelte Halbmondtartsche
Runenveredelter Schmelztiegel-Turmschild
Runenveredelter Kristallfokus
Runenveredelte Kultistenkrone
Runenveredelte Todesmaske
Runenveredelter Dekorierter Helm
Runenveredelte Doppel-Panzerhandschuhe
Runenveredelte Doppelarmbrust
Runenveredelter Bildnis-Turmschild
Runenveredelte Elementaristenrobe
Runenveredelter Eliten-Großhelm
Runenveredelter Emblem-Wappenschild
Runenveredelte Geprägte Stiefel
Runenveredelte Bestickte Handschuhe
Runenveredelter Gravierter Fokus
Runenveredelte Erleuchtete Robe
Runenveredelte Entdecker-Rüstung
Runenveredelte Exquisite Weste
Runenveredelte Gesichtsmaske
Runenveredelter Familiärer Talisman
Runenveredelte Gefiederte Robe
Runenveredelte Gefiederte Sandalen
Runenveredelte Federtiara
Runenveredelte Gefällte Großkeule
Runenveredelte Filzkappe
Runenveredelter Kämpfer-Großhelm
Runenveredelte Edle Armschienen
Runenveredelte Feste Armschienen
Runenveredelte Panzerrüstung
Runenveredelte Verstohlene Wickel
Runenveredeltes Gewand
Runenveredelte Mullwickel
Runenveredeltes Vergoldetes Gewand
Runenveredelte Gletscherfestung
Runenveredeltes Golddiadem
Runenveredelte Goldguss-Stulpen
Runenveredelter Gotischer Kampfstab
Runenveredelte Große Beinschienen
Runenveredelte Große Manschetten
Runenveredeltes Großes Gewand
Runenveredeltes Großes Antlitz
Runenveredeltes Greifendes Kettenhemd
Runenveredelter Vendelhelm
Runenveredelte Hartholz-Tartsche
Runenveredeltes Zerzaustes Gewand
Runenveredelter Robuster Gürtel
Runenveredelte Schwere Krone
Runenveredelter Herold-Turmschild
Runenveredelte Eremiten-Gewandung
Runenveredelte Heroische Rüstung
Runenveredelte Behauene Maske
Runenveredelte Hexerrobe
Runenveredelte Kapuzenmaske
Runenveredelte Gehörnte Krone
Runenveredelte Jägerhaube
Runenveredelte Jagdschuhe
Runenveredelter Aufwändiger Wappenschild
Runenveredelte Filigrane Handschuhe
Runenveredelter Eisenfaustschild
Runenveredelte Eisenkrone
Runenveredelter Eisen-Kürass
Runenveredelte Eisenbeinschienen
Runenveredeltes Gepanzertes Gewand
Runenveredelter Eisenkopf-Speer
Runenveredelte Jadetiara
Runenveredelte Juwelenbesetzte Handschuhe
Runenveredelter Schellen-Wappenschild
Runenveredeltes Keth-Gewand
Runenveredelte Ritterrüstung
Runenveredelte Schnürstiefel
Runenveredelte Römersandalen
Runenveredelte Schichten-Panzerhandschuhe
Runenveredelter Leder-Faustschild
Runenveredelte Lederweste
Runenveredelte Ledergebundene Haube
Runenveredelte Leinenwickel
Runenveredelte Eidechsenschuppen-Stiefel
Runenveredelter Langer Kampfstab
Runenveredelte Magustiara
Runenveredelte Kettenpanzer-Eisenschuhe
Runenveredeltes Panzergewand
Runenveredelte Marabout-Gewandung
Runenveredelter Maraketh-Kürass
Runenveredelte Märtyrerkrone
Runenveredelte Geformte Stulpenhandschuhe
Runenveredelter Nessel-Talisman
Runenveredelter Eichen-Großhammer
Runenveredelter Omen-Wappenschild
Runenveredelter Verzierter Faustschild
Runenveredeltes Verziertes Kettenhemd
Runenveredelter Bemalter Turmschild
Runenveredeltes Pfadfinderwams
Runenveredelte Pauaschuppen-Handschuhe
Runenveredeltes Pilgergewand
Runenveredelte Plattenhandschuhe
Runenveredelter Beschlagener Faustschild
Runenveredeltes Plattiertes Gewand
Runenveredelter Federfokus
Runenveredelte Urzeitliche Markierungen
Runenveredelte Steppweste
Runenveredelter Plündererpanzer
Runenveredelter Schutzwall-Turmschild
Runenveredeltes Ehrengewand
Runenveredeltes Rhoa-Fellwams
Runenveredelter Gezahnter Faustschild
Runenveredelte Ringpanzerhandschuhe
Runenveredelte Nieten-Stulpenhandschuhe
Runenveredelte Barbaren-Rüstung
Runenveredelte Seilstulpen
Runenveredelte Robuste Beinschienen
Runenveredelte Runengabel
Runenveredelter Verrosteter Kürass
Runenveredelter Verrosteter Großhelm
Runenveredelter Opfermantel
Runenveredeltes Opfergewand
Runenveredelter Schuppenpanzer
Runenveredelter Händlerrock
Runenveredelte Späherweste
Runenveredelte Geteilte Armschienen
Runenveredelte Feste Beinlinge
Runenveredeltes Schlangenschuppen-Wams
Runenveredelte Einfache Haube
Runenveredelter Schamanen-Mantel
Runenveredelter Schutzhelm
Runenveredelte Bedeckende Weste
Runenveredelter Siegel-Wappenschild
Runenveredelte Seidenrobe
Runenveredelte Seidenpantinen
Runenveredeltes Schmugglerwams
Runenveredelter Soldaten-Großhelm
Runenveredelte Vollmaske
Runenveredelte Düstere Handschuhe
Runenveredelter Stachel-Faustschild
Runenveredelte Gezackte Armschienen
Runenveredelte Gewundene Wickel
Runenveredelter Spitzen-Großhelm
Runenveredelte Geisterknochen-Krone
Runenveredelter Gesplitterter Turmschild
Runenveredelte Lamellen-Eisenschuhe
Runenveredelter Stahlpanzer
Runenveredelte Stahlkappenstiefel
Runenveredelte Genähte Handschuhe
Runenveredelte Robuste Stulpenhandschuhe
Runenveredelte Steinbeinschienen
Runenveredelte Strohsandalen
Runenveredelte Streicher-Weste
Runenveredelte Beschlagene Großkeule
Runenveredelte Nietenweste
Runenveredelte Wildleder-Armschienen
Runenveredelte Zerrissene Robe
Runenveredelte Gehärtete Stulpenhandschuhe
Runenveredelte Dunkelheit-Krone
Runenveredelte Gespannte Armbrust
Runenveredelte Gefädelte Schuhe
Runenveredelter Gezeitenseher-Mantel
Runenveredelte Titanen-Stulpenhandschuhe
Runenveredelter Klangfokus
Runenveredelte Folterkeule
Runenveredelte Zerrissene Handschuhe
Runenveredelte Stammesmaske
Runenveredelte Verbrämte Beinschienen
Runenveredeltes Zweigdiadem
Runenveredelter Zweig-Fokus
Runenveredelte Zwielichttiara
Runenveredelte Nützliche Wickel
Runenveredelter Vaal-Kürass
Runenveredelter Vaal-Turmschild
Runenveredelte Vagabunden-Rüstung
Runenveredelte Schleiermaske
Runenveredelte Veloursschuhe
Runenveredelte Samtkappe
Runenveredelter Ehrwürdiger Verteidiger
Runenveredelte Veridikale Kette
Runenveredelte Verisium-Stulpen
Runenveredeltes Vermeildiadem
Runenveredelte Vipernkappe
Runenveredelter Visierhelm
Runenveredelter Voodoofokus
Runenveredeltes Weihgewand
Runenveredelter Schützender Kampfstab
Runenveredelter Krieger-Großhelm
Runenveredelter Gewachster Rock
Runenveredelter Wanderrock
Runenveredelte Weidentiara
Runenveredelter Hölzerner Faustschild
Runenveredelte Holzkeule
Runenveredelter Gewobener Fokus
Runenveredelter Gewickelter Großhelm
Runenveredelte Gewickelte Sandalen
Runenlegierung
Runische Extraktion
Runengabel
Runeninfusion
Runen-Barierre
Runenbesetztes Kurzschwert
Runen-Splitter
Runenhaut
Läuferweste
Aufreißen
Verrosteter Abgrund-Skarabäus
Verrosteter Hinterhalt-Skarabäus
Verrosteter Bestien-Skarabäus
Verrosteter Befall-Skarabäus
Verrosteter Riss-Skarabäus
Verrosteter Kartographie-Skarabäus
Verrosteter Kürass
Verrosteter Weissagungs-Skarabäus
Verrosteter Skarabäus des Ältesten
Verrosteter Expedition-Skarabäus
Verrosteter Großhelm
Verrosteter Vorboten-Skarabäus
Verrosteter Legion-Skarabäus
Verrosteter Skarabäus der Metamorphe
Verrosteter Reliquien-Skarabäus
Verrosteter Skarabäus des Schöpfers
Verrostete Stacheln
Verrosteter Sulfit-Skarabäus
Verrosteter Folter-Skarabäus
Unbarmherzigkeit
Ruzhans Zeichen
Ruzhans Wut
Ruzhans Vergeltung
Ruzhans Falle
Ruzhans Glaubenseifer
Ruzhan, das flammende Schwert
Sakraler Köcher
Sakramentale Robe
Heilige Blüte
Heilige kristallisierte Lebenskraft
Geweihter Fokus
Geweihter Hammer
Heilige Sphäre
Opfern
Opfergaben-Set
Opfergabe bei Morgendämmerung
Opfergabe bei Abenddämmerung
Opfergabe bei Mitternacht
Opfergabe bei Mittag
Opferaxt
Opferlamm I
Opferlamm II
Opfermantel
Opfergabe
Opfergewand
Heilige Krone
Salve
Sakrales Fossil
Heiliges Relikt
Heiliger Stab
Sandexplosion
Sanderprobter Kürass
Sanderprobte Sandalen
Sanderprobte Tiara
Blutiges Vergnügen
Saphir
Saphir-Phiole
Saphirring
Saqawals Rune der Erosion
Saqawals Rune der Erinnerung
Saqawals Rune des Himmels
Saqawaler Köder
Wilde Wut
Wilde Großaxt
Schuppenpanzer
Händlerrock
Geplünderte Panzerung
Krummsäbel
Angesengtes Fossil
Sengender Strahl
Schurken-Rüstung
Schurkenrock
Verzehrende Flamme
Späherweste
Schreiende Einladung
Schriftrollenfragment
Identifikationsrolle
Seeglas-Speer
Siegel-Relikt
Siegel von Lunaris
Siegel von Solaris
Sengende Flamme I
Sengende Flamme II
Seesturm-Mantel
Zweite Luft I
Zweite Luft II
Zweite Luft III
Sekundäres Katastrophenfragment
Sekundäre Refraktionslinse
Konfessioneller Wappenschild
Geteilte Armschienen
Feste Beinlinge
Feste Wickel
Rotsehen
Seher-Wappenschild
Seismischer Schrei
Seismische Falle
Sekhema-Sandalen
Sekhema-Wappenschild
Selbstlose Überreste
Wache-Großhelm
Seraphs Herz
Serles Triumph
Schlangenschuppen-Stiefel
Schlangenschuppen-Wams
Geriffeltes Fossil
Zackenköcher
Haifischköder auswerfen
Einfache Haube
Schattenmaske
Schamanen-Mantel
Schamanistische Beinlinge
Splitterverschlinger
Haifischzahnklaue
Zerschmettertes Triskelion
Zerschmetternder Trank
Zerschmetternde Hand
Zerschmetterndes Gebrüll
Zerschmetternde Bosheit
Schildansturm
Zermalmender Schild
Schildmauer
Schildwelle
Schutzhelm
Leuchtende Schutzrune
Schlüssel zur Glänzenden Reliquienkammer
Schock
Schockleitung
Schockleitung II
Schockrückführung
Schockexplosion-Bolzen
Schockkettenpfeil
Schockender Sprung
Schockwelle
Schockwellenhieb
Schockwellen-Totem
Kurze Zündschnur I
Kurze Zündschnur II
Kurzbogen
Kurzschwert
Schaufel
Schrapnellfalle
Zerfetzen
Schreinzepter
Verhüllender Panzer
Bedeckende Weste
Schauderndes Fossil
Zischender Katalysator
Sichelschwert
Belagerungsballiste
Belagerungskaskade
Belagerungsarmbrust
Siegel-Wappenschild
Rune der Macht
Siegelstulpen
Siegel-Fruchtkeim
Seidenrobe
Seidenpantinen
Seidengewebe-Sohle
Silberne Brosche
Silber-Phiole
Silbermünze
Silberschlüssel
Silberschnallen-Schuhe
Einfacher Dolch
Einfaches Eisennetz
Einfacher Dietrich
Einfaches Seilnetz
Einfacher Sextant
Einfaches Stahlnetz
-
Simulacrum-Splitter
Sehnengürtel
Einmaliger Inkubator
Einmaliger Kundschafterbericht
Finsterer Kampfstab
Siones Temperament
Elemententzug
Entkräftender Schlag
Auslaugender Zauberstab
Sirenenschuppen-Handschuhe
Skelett-Brandstifter
Skelettschläger
Skelettkleriker
Skelett-Frostmagier
Skelettschnitter
Skelett-Scharfschütze
Skelett-Sturmmagier
Skelettkrieger
Provisorischer Schlüsselring
Kürschnermesser
Huschender Katalysator
Huschender Inkubator
Huschender Stein
Huschender Stein I
Huschender Stein II
Verbergende Maske
Schädelzertrümmernder Kampfstab
Himmelskronen-Tiara
Himmelssturz
Hieb
Schlächter-Rüstung
Elegante Stiefel
Geschmeidiger Rock
Schlanker Flegel
Aufschlitzender Kampfstab
Schlanke Keule
Schnellschlag-Weste
Langsame Wirkung
Kleiner Seelenkern
In Stücke zerschlagen
Schmiedehammer
Rauchmine
Geschmeidiger Kampfstab
Schmugglerwams
Schlangen-Götze
Schlangenholz-Großhammer
Schlangenholz-Kurzbogen
Zerschlagen
Scharfschuss
Mal des Scharfschützen
Aufsteigende Maske
Erhebende Mitternacht
Gleitspeer
Schwingen-Tartsche
Sonnenamulett
Solarsphäre
Soldatenkürass
Soldaten-Großhelm
Soldatenhelm
Soldaten-Eisenschuhe
Zeremonieller Hammer
Vollmaske
Düstere Handschuhe
Magische Tiara
Zauberschutz
Seelenkern von Atmohua
Seelenkern von Azpaca
Seelenkern von Cholotl
Seelenkern von Citaqualotl
Seelenkern von Jiquani
Seelenkern von Opilonti
Seelenkern von Puhuarte
Seelenkern von Quipolatl
Seelenkern von Tacati
Seelenkern von Ticaba
Seelenkern von Topotante
Seelenkern von Tzamoto
Seelenkern von Xopec
Seelenkern von Zalatl
Seelenkern von Zantipi
Seelenentzug
Seelenverbindung
Seelenopfer
Seelenbrecher
Seelenriss
Fürstliche Legierung
Rauferei
Funken
Speerstecher
Speerwurf
Speer von Solaris
Speerfeld
Spektralhelix
Spektralwurf
Spektralvolley
Schemen: {0}
Spiegelungsrolle
Zauberkaskade
Zauberecho
Zaubertotem
Zauberkünstler
Stachelfalle
Stachelarmschienen
Stachel-Faustschild
Stachelkeule
Stachelspeer
Stachelspitze-Faustschild
Gezackte Armschienen
Wirbelndes Inferno
Stacheliger Talisman
Spiralsalve
Gewundene Wickel
Umkreisende Verschwörung
Spitzen-Großhelm
Geistergefäß
Geisterknochen-Krone
Splittertotem I
Splittertotem II
Chayulas Splitter
Eshs Splitter
Tuls Splitter
Uul-Netols Splitter
Xophs Splitter
Splitterflegel
Gesplitterter Turmschild
Pfeilfächer
Spaltende Großaxt
Ausbreitender Frost
Sprigganstab
Sprinter-Bein
Lamellen-Eisenschuhe
Stab des ersten Sündenfressers
Hirsch-Götze
Wuchtige Hand
Hirschgeweih-Fokus
Verfolgungsgürtel
Pirscher-Armschienen
Wandelnde Pustel
Pirschjagd-Speer
-
Standard-Dietrich
Einfacher Wetzstein
Ansturm der Sternengeborenen
Sternenregen
Sternenlichterz
Statische Schocks
Stillende Phiole
Unerschütterlich I
Unerschütterlich II
Stahlarmschienen
Stahlbohrer
Stahlpanzer
Stahlkopf-Speer
Kettenpanzerhandschuhe
Stahlspitzen-Kampfstab
Stahlspitzen-Schuhe
Stahlhaut
Stahlkappenstiefel
Sternamulett
Genähte Handschuhe
Hermelin-Götze
Robuste Stulpenhandschuhe
Stoiker-Wappenschild
Stoisches Zepter
Stoizismus I
Stoizismus II
Bodenstampfer
Stampfende Schockwelle
Stein-Phiole
Stein-Kürass
Steinflegel
Steinernes Großschwert
Steinbeinschienen
Steinrune
Steintartsche
Stein-Turmschild
Stein der Passage
Gewitterbeschwörung
Sturmwelle
Sturmlanze
Sturmregen
Sturmrune
Sturmwelle
Sturmexplosion-Bolzen
Gewittersturmmine
Sturmrufer-Pfeil
Sturmkette
Sturmfeuer
Starke Armbrust
Mehrschichtige Tartsche
Strohsandalen
Optimierte Bolzen
Streicher-Weste
Kampfpicke
Schlag-Kampfstab
Scharfkantiger Speer
Hartgesotten
Starkes Eisennetz
Starkes Seilnetz
Starkes Stahlnetz
Strukturierter Hammer
Nietenstiefel
Beschlagene Armschienen
Beschlagene Großkeule
Beschlagene Sandalen
Beschlagene Tartsche
Nietenweste
Betäuben I
Betäuben II
Betäuben III
Stabile Armbrust
Strammes Bein
Schauerliche Pfauenfeder
Styrns Hymne
Styrns Wildheit
Styrns Berg
Wildleder-Armschienen
Schwefel-Gasbrenner
Ballistentotem beschwören
Fass beschwören
Aasgolem beschwören
Chaosgolem beschwören
Gefährten beschwören
Dämonen-Bestie beschwören
Dämonen-Harpyie beschwören
Dämonen-Kobold beschwören
Dämonischen Magier beschwören
Flammengolem beschwören
Heiliges Relikt beschwören
Eisgolem beschwören
Höllenhund beschwören
Blitzgolem beschwören
Bleichen Engel beschwören
Bleichen Cherubim beschwören
Bleichen Diener beschwören
Flammenschädel beschwören
Skelette beschwören
Steingolem beschwören
Auslöserbots beschwören
Wolf beschwören
Beschwört ein Abbild von Beidat, Erzengel des Todes
Beschwört ein Abbild von K'tash, Hüter des Hasses
Artefakt der Sonne
Verwüsten
Supergeladener Hieb
Superkritisch
Unterstützendes Feuer
Trittsicheres Bein
Kompass des Vermessers
Gewickelte Kappe
Schneller Verfall I
Schneller Verfall II
Schneller Verfall III
Flinke Legierung
Schnelle Armschienen
Flinker Speer
Schnellpirscher-Wams
Schwertschlitzer
Schwertspeer
Schwert des inversen Relikts
Syzygie
Frontalansturm
Tacatis Zorn
Tacatis Seelenkern der Heimsuchung
Sphäre der Gewandung
Korrosives Plattnerstück
Korrosiver Schleifstein
Korrosive Chaossphäre
Korrosive Färbungssphäre
Korrosive Göttliche Träne
Korrosive Erhabene Sphäre
Korrosive Sphäre des Goldschmieds
Korrosive Mythische Sphäre
Korrosive Verbindungssphäre
Raubvogelklaue
Bestie zähmen
Unförmiges Fossil
Schlüssel zur Reliquienkammer von Tangmazu
Tangmazus Weihrauchfass
Tapisserie-Relikt
Tasalio-Fokus
Tasalio-Beinschienen
Tasalios Rhythmus
Zerfetzter Umhang
Zerrissene Robe
Aufgespannte Armbrust
Tawhoas Pflege
Tawhoas Rache
Tawhoa-Großhammer
Tawhoa-Turmschild
Aufreißen
Zerreißender Flegel
Tecrods Blick
Tecrods Rache
Tektonischer Hieb
Tektonische Hiebe
Waffe härten
Gehärtete Stulpenhandschuhe
Gehärtete Rune
Sphäre der Vergütung
Sturmglocke
Stürmischer Schlaghagel
Geladener Schild
Templergewand
Tempelhammer
Tempel-Tafel
Fesseln der Zeit
Temporaler Riss
Dunkelheit-Amulett
Dunkelheit-Krone
Dunkelheit-Ring
Gespannte Armbrust
Tertiäres Katastrophenfragment
Barya der Prüfung der List
Barya der Prüfung der Stärke
Barya der Prüfung der Zeit
Barya der Prüfung des Willens
Zusammenhaltende Bänder
Thane Girts Rune der Wildheit
Thane Grannells Rune der Beherrschung
Thane Lelds Rune des Frühlings
Thane-Panzer
Thane Myrks Rune des Sommers
Inkubator des Thaumaturgisten
Thaumaturgisches Flussmittel (Stufe 1)
Thaumaturgisches Flussmittel (Stufe 10)
Thaumaturgisches Flussmittel (Stufe 11)
Thaumaturgisches Flussmittel (Stufe 12)
Thaumaturgisches Flussmittel (Stufe 13)
Thaumaturgisches Flussmittel (Stufe 14)
Thaumaturgisches Flussmittel (Stufe 15)
Thaumaturgisches Flussmittel (Stufe 16)
Thaumaturgisches Flussmittel (Stufe 17)
Thaumaturgisches Flussmittel (Stufe 18)
Thaumaturgisches Flussmittel (Stufe 19)
Thaumaturgisches Flussmittel (Stufe 2)
Thaumaturgisches Flussmittel (Stufe 20)
Thaumaturgisches Flussmittel (Stufe 3)
Thaumaturgisches Flussmittel (Stufe 4)
Thaumaturgisches Flussmittel (Stufe 5)
Thaumaturgisches Flussmittel (Stufe 6)
Thaumaturgisches Flussmittel (Stufe 7)
Thaumaturgisches Flussmittel (Stufe 8)
Thaumaturgisches Flussmittel (Stufe 9)
Thaumaturgisches Netz
Thaumaturgischer Sinnesverstärker
Thaumaturgische Schutzrune
Thaumetischer Gasbrenner
Thaumetisches Blitzpulver
Auftauende Phiole
Schlüssel zur Reliquienkammer des Richters
Die Göttin des Wassers
Der goldene Ibis
Großwolfs Rune der Klauen
Großwolfs Rune der Willenskraft
Das Schriftstück der Seherin
Legierung des Runenbinders
Legierung des Runenvaters
Das Perlen-Erbstück
Antwort der Sterne
Schlüssel zur Reliquienkammer des Prüfungsmeisters
Das neu geschmiedete Triskelion
Theater-Verkleidung
Dornenhaut I
Dornenhaut II
Peitschende Ranken
Gefädelte Schuhe
Tötungsrausch
Tötungsrausch II
Thruds Macht
Donner-Talisman
Zorn des Donnergotts
Tosender Sprung
Gewittersturm
Gezeitenseher-Mantel
Zeitstillstand
Zeitsprung
Zeit der Not
Zeitverlorener Diamant
Zeitverlorener Smaragd
Vergessener Inkubator
Zeitverlorener Rubin
Zeitverlorener Saphir
Zeitlose Rolle
Immerwährendes Emblem des Ewigen Kaiserreichs
Immerwährender Splitter des Ewigen Kaiserreichs
Immerwährendes Juwel
Immerwährendes Emblem der Karui
Immerwährender Splitter der Karui
Immerwährendes Emblem der Maraketh
Immerwährender Splitter der Maraketh
Immerwährendes Emblem der Templer
Immerwährender Splitter der Templer
Immerwährendes Emblem der Vaal
Immerwährender Splitter der Vaal
Schlüssel zur Abgewetzten Reliquienkammer
Unermüdlich
Titanen-Stulpenhandschuhe
Titan-Wächterstein von Glennach Cairns
Titan-Wächterstein von Haewark Hamlet
Titan-Wächterstein von Lex Ejoris
Titan-Wächterstein von Lex Proxima
Titan-Wächterstein von Lira Arthain
Titan-Wächterstein von Neu Vastir
Titan-Wächterstein von Tirns Ende
Titan-Wächterstein von Valdos Rast
Reittier-Kreatur umschalten
Klangfokus
Topas-Phiole
Topasring
Topotantes Seelenkern der Dämpfung
Folterkeule
Folterrock
Zerrissener Umhang
Zerrissene Handschuhe
-
Tornadoschuss
Folterzauberstab
Totemgroßkeule
Totem-Beinschienen
Turnierpanzer
Giftiges Reich
Giftiges Wachstum
Giftköcher
Toxischer Regen
Spur aus Wurfeisen
Wegbereiter-Rüstung
Transzendente Legierung
Transzendentes Lebensfläschchen
Transzendentes Manafläschchen
Transmutationsexplosion
Umwandlungsscherbe
Fallensteller-Haube
Trarthanische Kanone
Trarthanisches Blitzpulver
Geschätzte Klinge
Baumläufer-Schuhe
Erschütterungen
Stammesbogen
Stammesmaske
Tribut an die Göttin
Splitter des Schwindlers
Ausgelöste ätzende Wolke
Verbrämte Beinschienen
Dreieinigkeit
Triskelion-Kaskade
Tuls Lawine
Tuls Riss-Stein
Tuls Katalysator
Tuls geladener Riss-Stein
Tuls angereicherter Riss-Stein
Tuls makelloser Riss-Stein
Tuls purer Riss-Stein
Tuls Stille
-
Menschenschädel mit Stoßzähnen
Zweigdiadem
Zweig-Fokus
Schlüssel zur Zwielicht-Reliquienkammer
Zwielichttiara
Zwillingsbogen
Zwillingsarmbrust
Zwillingsflegel
Verzerrtes Amulett
Bizarrer Pakt
Gewundener Zauberstab
Wirbelwind
Zweipunkt-Köcher
Zweisteinring
Tzamotos Seelenkern der Wildheit
Uhtreds Wahrsagung
Uhtreds Sternbild
Uhtreds Wappen des Kelches
Uhtreds Exodus
Uhtreds Omen
Uhtreds Ritus
Uhtreds Sage
Uhtreds Sternzeit
Ulamans Blick
Ultimatives Lebensfläschchen
Ultimatives Manafläschchen
Aspekt des Ultimatums
Ultra-Großschwert
Unablässig
Unbeugsam
Unbändige Inkarnation
Unerschütterlich
Ungeschliffene Gemme
Ungeschnittene Fertigkeitengemme (Stufe 1)
Ungeschnittene Fertigkeitengemme (Stufe 10)
Ungeschnittene Fertigkeitengemme (Stufe 11)
Ungeschnittene Fertigkeitengemme (Stufe 12)
Ungeschnittene Fertigkeitengemme (Stufe 13)
Ungeschnittene Fertigkeitengemme (Stufe 14)
Ungeschnittene Fertigkeitengemme (Stufe 15)
Ungeschnittene Fertigkeitengemme (Stufe 16)
Ungeschnittene Fertigkeitengemme (Stufe 17)
Ungeschnittene Fertigkeitengemme (Stufe 18)
Ungeschnittene Fertigkeitengemme (Stufe 19)
Ungeschnittene Fertigkeitengemme (Stufe 2)
Ungeschnittene Fertigkeitengemme (Stufe 20)
Ungeschnittene Fertigkeitengemme (Stufe 3)
Ungeschnittene Fertigkeitengemme (Stufe 4)
Ungeschnittene Fertigkeitengemme (Stufe 5)
Ungeschnittene Fertigkeitengemme (Stufe 6)
Ungeschnittene Fertigkeitengemme (Stufe 7)
Ungeschnittene Fertigkeitengemme (Stufe 8)
Ungeschnittene Fertigkeitengemme (Stufe 9)
Ungeschnittene Wille-Gemme (Stufe 10)
Ungeschnittene Wille-Gemme (Stufe 11)
Ungeschnittene Wille-Gemme (Stufe 12)
Ungeschnittene Wille-Gemme (Stufe 13)
Ungeschnittene Wille-Gemme (Stufe 14)
Ungeschnittene Wille-Gemme (Stufe 15)
Ungeschnittene Wille-Gemme (Stufe 16)
Ungeschnittene Wille-Gemme (Stufe 17)
Ungeschnittene Wille-Gemme (Stufe 18)
Ungeschnittene Wille-Gemme (Stufe 19)
Ungeschnittene Wille-Gemme (Stufe 20)
Ungeschnittene Wille-Gemme (Stufe 4)
Ungeschnittene Wille-Gemme (Stufe 5)
Ungeschnittene Wille-Gemme (Stufe 6)
Ungeschnittene Wille-Gemme (Stufe 7)
Ungeschnittene Wille-Gemme (Stufe 8)
Ungeschnittene Wille-Gemme (Stufe 9)
Ungeschnittene Unterstützungsgemme (Stufe 1)
Ungeschnittene Unterstützungsgemme (Stufe 2)
Ungeschnittene Unterstützungsgemme (Stufe 3)
Ungeschnittene Unterstützungsgemme (Stufe 4)
Ungeschnittene Unterstützungsgemme (Stufe 5)
Aushöhlen
Exhumieren
Zielsichere Macht
Entfesseln
Unerbittliches immerwährendes Emblem des Ewigen Kaiserreichs
Unerbittliches immerwährendes Emblem der Karui
Unerbittliches immerwährendes Emblem der Maraketh
Unerbittliches immerwährendes Emblem der Templer
Unerbittliches immerwährendes Emblem der Vaal
Sockelring
Sphäre der Tilgung
Unstetiges Tempo
Seele entzweien
Unberührbar
Unnachgiebig
Aufruhr I
Aufruhr II
Aufquellen I
Aufquellen II
Dringende Totems I
Dringende Totems II
Dringende Totems III
Urnen-Relikt
Urnenfalle
Urne von Farud
Urne der Ersten Asche
Uromotis Seelenkern der Abschwächung
Uruks Verhüttung
Universalgürtel
Nützliche Wickel
Utzaal-Kürass
Uul-Netols Riss-Stein
Uul-Netols Katalysator
Uul-Netols geladener Riss-Stein
Uul-Netols Umarmung
Uul-Netols angereicherter Riss-Stein
Uul-Netols makelloser Riss-Stein
Uul-Netols purer Riss-Stein
Vaal-Lichtbogen
Vaal-Verstärker des Arkanisten
Vaal-Arktische Rüstung
Vaal-Verstärker des Rüstungsschmieds
Vaal-Verstärker des Schmieds
Vaal-Brennender Pfeil
Vaal-Verstärker der Katalyse
Vaal-Ätzender Pfeil
Vaal-Blitzeis
Vaal-Wappenschild
Vaal-Kürass
Vaalsphäre der Kultivierung
Vaal-Wirbelsturm
Vaal-Leichenexplosion
Vaal-Brandfalle
Vaal-Feuerball
Vaal-Feuerregen
Vaal-Flammenexplosion
Vaal-Flimmerschlag
Vaal-Handschuhe
Vaal-Beinschienen
Vaal-Eisgeschoss
Vaal-Blitzpfeil
Vaal-Stulpenhandschuhe
Vaal-Lavaschilde
Vaal-Lavaschlag
Vaalsphäre
Vaal-Pfeilregen
Vaal-Sense
Schlüssel zur Vaal-Reliquienkammer
Vaal-Sühnendes Feuer
Vaal-Kundschafterbericht
Vaal-Entleerer
Vaal-Funken
Vaal-Spektralwurf
Vaal-Pfeilfächer
Vaal-Gewitterbeschwörung
Vaal-Turmschild
Vaal-Giftwirbel
Vaal-Vulkanische Spalte
Vaal-Wickel
Vagabunden-Rüstung
Valakos Aufladung
Vampirische Klinge
Vampirische Verbindung
Vorhut I
Vorhut II
Varashtas Segen
Lackierte Armbrust
Vasen-Relikt
Sprungeinschlag
Schleiermaske
Veloursschuhe
Samtkappe
Ehrwürdiger Verteidiger
Ehrwürdiges Sternenlichterz
Ehrenmantel
Rachsüchtiger Auftrag
Giftwirbel
Glaseis
Veridikale Kette
Wahrhaftiges Sternenlichterz
-
Verisium-Manifestationen
Verisium-Wachposten
Wappen von Veritiana
Vermeildiadem
Vielseitiger Schlüsselring
Veteranen-Eisenschuhe
Phiole des Erwachens
Phiole der Konsequenz
Phiole der Dominanz
Phiole des Schicksals
Phiole der Opferung
Phiole der Beschwörung
Phiole der Transzendenz
Phiole des Geistes
Phiole des Rituals
Boshafter Talisman
Schicksal des Siegreichen
Taktischer Schlag
Auftrag zum Selbstschutz
Niederträchtige Ausströmung
Niederträchtige Großaxt
Unheilvolle Robe
Vilentas Antrieb
Rankenpfeil
Vipernkappe
Vipernschlag
Viridiangrüner Wächterstein
Rechtschaffene Barriere
Fleischköcher
Schlüssel zur Viszeralen Reliquienkammer
Visionsrune
Visierhelm
Vitalisierender Ring
Vitalität
Vitalität I
Vitalität II
Lebhafte kristallisierte Lebenskraft
Lebhafte Stampede
Leeres Flussmittel
Leerenillusion
Schlüssel zur Leerengeborener-Reliquienkammer
Flugköcher
Explosiver Tod
Instabile Macht
Explosiver Zauberstab
Instabilität
Vulkanausbruch
Vulkanische Spalte
Vulkanische Schritte
Vulkan
Volkuurs Schlüssel
-
Voltaische Barriere
Voltaischer Wutausbruch
Voltaische Granate
Voltaisches Mal
Voltaischer Stab
Voltaxische Explosion
Voltaxisches Blitzpulver
Stromzahn-Talisman
Voodoofokus
Voranas Gemetzel
Voranas Wappen der Sense
Voranas Sage
Voranas Belagerung
-
Weihgewand
Vruuns Nachwirkungen
Vruuns Unausweichlichkeit
Verwundbarkeit
Wandelnde Katastrophe
Wanderer-Rüstung
Wanderschuhe
Kriegsbanner
Kriegsspeer
Kriegswickel
Schutzrune
Schutzgebundene Kreaturen
Abschirmender Helm
Wächterinbogen
Schützender Kampfstab
Schützende Rune der Vernichtung
Schützende Rune der Bewehrung
Schützende Rune der Leibwächter
Schützende Rune des Mutes
Schützende Rune der Verzweiflung
Schützende Rune der Auslöschung
Schützende Rune des Äquinoktium
Schützende Rune des Blicks
Schützende Rune des Herzens
Schützende Rune der Aushöhlung
Schützende Rune der Versorgung
Schützende Rune der Besessenheit
Schützende Rune des Schutzes
Schützende Rune der Verstärkung
Schützende Rune der Bergung
Schützende Rune der Stabilität
Schützende Rune der Symbiose
Schützendes Sternenlichterz
Hexer-Beinlinge
Kriegsfürst-Kürass
Erhabene Sphäre des Kriegsfürsten
Warmblüter
Kriegstreiberbogen
Kriegstreiber-Großhelm
Reiterhammer
Krieger-Großhelm
Welle der Verurteilung
Kältewelle
Gewachster Rock
Gewachster Kampfstab
Wanderrock
Wanderer-Schuhe
Wegstein (Level 1)
Wegstein (Level 10)
Wegstein (Level 11)
Wegstein (Level 12)
Wegstein (Level 13)
Wegstein (Level 14)
Wegstein (Level 15)
Wegstein (Level 16)
Wegstein (Level 2)
Wegstein (Level 3)
Wegstein (Level 4)
Wegstein (Level 5)
Wegstein (Level 6)
Wegstein (Level 7)
Wegstein (Level 8)
Wegstein (Level 9)
Beständiger Wappenschild
Verwittertes Krisenfragment
Weber-Beinlinge
Wirbelnder Angriff
Wirbelnde Klingen
Wirbelnder Sprung
Wirbelnder Schlag
Wirbelwindlanze
Dünngewebter Umhang
Flüsternder Inkubator
Spiralfokus
Weidentiara
Breiter Gürtel
Wilde kristallisierte Lebenskraft
Wilder Beschützer
Wilder Schlag
Wildfeuer
Wilde Splitter I
Wilde Splitter II
Finsterwald-Talisman
Geschenke des Finsterwalds
Windstoß
Windtänzer
Zorn der Windschlange
Windwelle
Günstige Gelegenheit I
Günstige Gelegenheit II
Flügelstoß
Flügelschlag-Talisman
Geflügelter Abgrund-Skarabäus
Geflügelter Hinterhalt-Skarabäus
Geflügelter Bestien-Skarabäus
Geflügelter Befall-Skarabäus
Geflügelter Riss-Skarabäus
Geflügelter Kartographie-Skarabäus
Geflügelter Weissagungs-Skarabäus
Geflügelter Skarabäus des Ältesten
Geflügelte Entropie
Geflügelter Expedition-Skarabäus
Geflügelter Vorboten-Skarabäus
Geflügelter Legion-Skarabäus
Geflügelter Skarabäus der Metamorphe
Geflügelter Reliquien-Skarabäus
Geflügelter Skarabäus des Schöpfers
Beflügelte Sohle
Flügelspeer
Geflügelter Sulfit-Skarabäus
Geflügelter Folter-Skarabäus
Verkümmern
Verkümmerter Zauberstab
Verkümmernde Präsenz
Verkümmernder Schritt
Verkümmernde Berührung
Wolf-Götze
Wolfsrudel
Wolfsknochen-Klaue
Wolfsfell-Mantel
Hölzerner Faustschild
Holzkeule
Wollkappe
Gewebte Kappe
Gewobener Fokus
Eingewickelte Mütze
Verpacktes Geschenk
Gewickelter Großhelm
Gewickelter Kampfstab
Gewickelte Sandalen
Zorn
Zornzepter
Kranz-Fokus
Windende Einladung
Wyrm-Kampfstab
Wyrmschuppen-Wams
Schlüssel zur Reliquienkammer von Xesht
Xibaquas Zerfleischung
Xipocados Seelenkern der Herrschaft
Xopecs Seelenkern der Energie
Xophs Riss-Stein
Xophs Katalysator
Xophs geladener Riss-Stein
Xophs angereicherter Riss-Stein
Xophs makelloser Riss-Stein
Xophs purer Riss-Stein
Xophs Scheiterhaufen
Brutale Sphäre der Opferung
Yriels Schlüssel
Königliche Sphäre der Opferung
Zalatls Seelenkern der Isolierung
Zarokhs Refrain
Schlüssel zur Reliquienkammer von Zarokh
Schlüssel zur Reliquienkammer von Zarokh: Gegen die Dunkelheit
Schlüssel zur Reliquienkammer von Zarokh: Gesegnete Verbindungen
Schlüssel zur Reliquienkammer von Zarokh: Antlitz des Sandsturms
Schlüssel zur Reliquienkammer von Zarokh: Sekhemas Entschlossenheit
Schlüssel zur Reliquienkammer von Zarokh: Temporalis
Zarokhs Aufstand
Eifererbogen
Eifererkrone
Eiferer-Panzerhandschuhe
Eiferer-Großhammer
Glaubenseifer
Zenit I
Zenit II
Zenitgewand
Zerphis Schande

-
Adonias Ego
Aerisvanes Flügel
Gegen die Dunkelheit
-
Heulen des Alphas
-
-
Apeps Überlegenheit
Schürze von Emiran
Arakaalis Geschenk
Arvils Rad
Aschefetzen
Asphyxias Zorn
-
-
Atsaks Sicht
Atziris Schärfe
Atziris Verachtung
Atziris Verachtung
Atziris Macht
Atziris Herrlichkeit
Atziris Schritt
Goldgreifer
Signalfeuer von Azis
Käferstich
Beiras Qualen
Wanst der Bestie
Bereks Griff
Bereks Bestehen
Bereks Aufschub
Unerreichbar
Kleinodträger
Geburt des Zorns
Schnalle des Geburtsrechts
Bittere Blüte
Krone der schwarzen Sonne
Schwarzes Geflecht
Schwarzflamme
Schwarzglut
Schwarzherz
Gesegnete Verbindungen
Glühender Bund
Preis des Blutes
Blut des Kriegers
Blutbarriere
Blaugeflammte Armschienen
Blauzunge
Gebeine des Ullr
Hirnschleuder
Dornenpanzer
Atem der Berge
Dornenhecke
Strammriemen
Borstenschwein
Bronzebart
Brutus' Bleiregner
Byrnabas
Brynhands Zeichen
Berstender Zerfall
Buschwerk
Cadiros Schachzug
Calgyras Arkus
Ruf der Bruderschaft
Kerzenmacher
Herz des Gemetzels
Aasruf
Neunschwänzige Katze
Kettenstachel
Chernobogs Pfeiler
-
Chor des Sturms
Klarer Himmel
Umhang des Ungehorsams
Umhang der Flammen
Blutroter Mantel
Einstürzender Horizont
Fesselndes Kommando
Kontrollierte Metamorphose
-
Krone der Roten Sonne
Leichenschlurfer
Cospris Wille
Blutroter Mantel
Vermächtnis des Feiglings
Schleichendes Knistern
Wappen von Ardura
Augenkrone
Dornenkrone
Krone des bleichen Königs
Krone des Siegers
Grausame Vorherrschaft
Fluchschnitzer
Daevatas Wind
Thronende Dunkelheit
Dunkelschimmervektoren
Der artikulierte Tod
Todeseile
Harfe des Todes
Schicksalsschlag
Todesröcheln
Dekret der Schärfe
Dekret des Flugs
Dekret der Loyalität
Dem Schicksal zum Trotz
Totenglocke
Tugend des Halbgotts
Dämonenflicker
-
Doedres Verdammung
Doedres Talent
Verhängnisfeder
Unheilspforte
Doryanis Prototyp
Doppelte Sicht
Schreckensfaust
Traumfragmente
Genickbohrer
Dualität
-
Mahnwache in der Dunkelheit
Staubgeborene Blüte
Erdenbund
Edyrn's Stoßzähne
Abbild der Grausamkeit
-
Griff des Kaiserreichs
Enezuns Aufladung
Umfassende Morgendämmerung
Erians Kopfsteinpflaster
-
Stillwasserblüten
Immergreifender Ring
Auge des Chayula
Augen des Runenvaters
Höhepunkt der Ezomyten
Gesichtsbrecher
Fairgraves' Fluch
Gefiederte Festung
Feuerblume
Fixierung des Yix
Fleischtiegel
Quelle der Macht
Für Utopia
Verbotener Blick
Vergessen von der Zeit
Vergessene Hüterin
Verlorener Armreif
Fuchsschatten
Freiheit des Glaubens
Aus dem Nichts
Frosthauch
Zorn des Königs
Glücksschritt
Geofris Heiligtum
Geistermarsch
Geisterschauder
Geschenke des Himmels
Verschleiertes Chaos
Zwielichtrobe
Mantel der Schwermut
Glühschwarm
Goldkranz
Blutgürtel
Großes Spektrum
Leichendieb
Umarmung der Gier
Vergrauung
Griff von Kulemak
Griff des Winters
Führende Hand
Führende Hand des Auges
Führende Hand des Herzens
Führende Hand des Verstands
Hand der Weisheit und Tatkraft
Hass-Schmiede
Kopfjäger
Herz des Abgrunds
Des Herzens Windung
Heißkalt
Heroische Tragödie
Hinekoras Sicht
Treibjagd
Hörner von Bynden
Flug des Horrors
Hrimnors Hymne
Hyrris Wut
Hyssegs Klaue
-
Eisschlangenzahn
Eisgrab
Untätige Hände
Bildnis des Uldurn
-
Makellose Einhaltung
-
Infernoschnalle
Einfallsreichtum
-
Eisenbund
Eisenumklammerung
Eisenritt
-
Kalandras Berührung
-
Kaoms Herz
Kielholen
Hüter des Arkus
Mordlust
Königswache
Kitokos Stromstärke
Laviangas Seelen
Anzüglicher Blick
Schritt der Legion
Leopolds Beifall
Levinstein
Lebenszweiglein
Blitzspule
Ligurium-Talisman
Grenzwindung
Löwenauges Glanz
Lochtoniale Schmeichler
Sagenumwoben
Leuchtender Schritt
-
Magierblut
Mahuxotls Machenschaften
Maligaros Virtuosität
-
Maske des Blutvergießers
Maske des vernarbten Dämons
Meisterhaftes Reich
-
-
Meginords Gürtel
Schmelzender Mahlstrom
Verdienste für den Dienst
Mitternachtsband
Verstand des Rates
Mings Herz
Nebelgeflüster
-
-
Trübwasserköcher
-
Hoffnungsschimmer
Nazirs Urteil
-
Nekromantel
Ngamahus Auserwählte
Einbruch der Nacht
Nachtschuppe
Nokturne
Nordpfote
Eichenschwur
Oberns Bastion
Olroths Entschlossenheit
-
Gelegenheit
Ursünde
Diener des Malers
Hand des Träumers
Umarmung des Ausgestoßenen
Perandussiegel
Niedertracht
Peripherie
Pfeiler des gefangenen Gottes
Pestfinger
Polarkreis
Machtvoller Tritt
Pragmatismus
Stoßgebete für den Regen
Spektralwächter
Prisma des Glaubens
Geschätzter Schmerz
Quatls Häutung
-
Königin des Waldes
Stachelregen
Strahlende Trauer
Zinnenfalke
Rathpith-Globus
Rückenschutz
Rotspitze
Rotklingen-Banner
Erlösung
Rotblitz-Ableiter
Verehrtes Harz
Auferstehung des Phönix
Ritus der Passage
-
Gedicht der Zerbrechlichkeit
Ruf des Runensuchers
Ryslathas Schlinge
Heilige Flamme
-
Gnade des Sadisten
Saffells List
Saithas Speer
Seidensand
Antlitz des Sandsturms
Wohlgemuter Wahrsager
-
Schandmaske
Geformtes Leid
Saison der Jagd
Samen der Katastrophe
Sternenklar
Serles Durchhaltevermögen
Schlangenei
Lektion der Schlange
Fesseln des Elends
-
Shavronnes Tasche
-
Sierrisches Erbe
Seide der Ehrfurcht
Silberdorn
-
Herr der Splitter
Haut der Ergebenen
Himmelsspalter
Spaltzunge
Schlangenbiss
Schlangengrube
-
Seelenmantel
Seelenleine
Spitze des Zorns
Boshafte Knospe
Splitter von Lorrata
Splitterherz
Gespaltene Persönlichkeit
Starkonjas Schädel
Stein von Lazhwar
Qualvoller Schrei
Sonnensplitter
Siegel der Trittsicherheit
Woge der Gezeit
-
Sylvans Abbild
-
-
Taryns Schauder
-
Tetzlapokals Verlangen
Die Geschmückten
Der Amboss
Der Auspex
Der Grabhügelbewohner
Die schwarze Katze
Der schwarze Zweifel
Die schwarze Insignie
Der Blutdorn
Messingkuppel
Der Regenbringer
Die Bürde der Verantwortung
Die Bürde der Schatten
Der Wühler
Die wechselnden Jahreszeiten
Das nahende Unheil
Der Schwur
Der tanzende Derwisch
Das tanzende Trugbild
Der dunkle Schänder
Der tiefste Turm
Die verzweifelte Allianz
Das verschlingende Diadem
Das leere Gebrüll
Der Ewige Funke
Der ewige Blick
Der Fall der Axt
Die gefallene Formation
Das Fleischpüppchen
Schärpe des Nimmersatts
Das große Projekt
Der Hammer des Glaubens
Die ausgehöhlte Maske
Der Straßenkrieger
Das endlose Streben
Der fahrende Ritter
Die letzte Flamme
Die letzte Klage
Der tödliche Zug
Der Wandelstern
Die Ordinierten
Der Pandemonius
Der Schluck des Friedensstifters
Die Fesseln des Gefangenen
Der Rattenkäfig
Die Rabenschar
Die unvergessenen Sagen
Sengende Berührung
Der Wachposten
Der lächelnde Ritter
Das versunkene Schiff
Die Hingabe
Die Bändigung
Die drei Drachen
Der Ungeborene Lich
Der Entfesselte
Der Vertex
Der niederträchtige Ritter
Die Klagemauer
Das flüsternde Eis
Der boshafte Federkiel
Des Diebes Folter
Gefädeltes Licht
Stählerner Nervenkitzel
Donnerfaust
Donnerschritt
Wellenbrecher
Titanenfäulnis-Kataphrakt
Trampelzeh
Baumfinger
Grabenruf
-
Verzerrter Lichthimmel
Griff der Tyrannei
Uhtreds Kelch
-
Unsterblicher Hass
Unvorhergesehene Konsequenzen
Ungils Harmonie
Valakos Gebrüll
Valakos Laster
Schleier der Nacht
Schleierbrecher
Giftbiss
Ventors Glücksspiel
Spur der Dunkelheit
Wachsamer Blick
-
Antlitz von Ayah
Visionen des Paradieses
Stimmen
Volls Protektor
Voltaxische Kluft
Hüftschutz
Pfad der Zerstörung
Wanderndes Reliquiar
-
Wellenformer
Flüstern der Bruderschaft
Wittwenherrschaft
Witwenhagel
Fenster zum Paradies
Windschreier
Schwingen von Caelyn
Winterbiss
Wunderschreiter
Wraeclast unter Belagerung
Wolfsfluch
Wylunds Pfahl
Xophs Blut
Joch des Leids
Yriels Pflege
Zerphis Schöpfung
Zerphis Umhang
`;
