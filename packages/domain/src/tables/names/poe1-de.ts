/**
 * German names for poe1, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Ein kalter Wind
Die rote Tinte
Eine verstaubte Erinnerung
Ein bekannter Ruf
Ein Schicksal schlimmer als der Tod
Eine bescheidene Bitte
Abschiedsgeschenk einer Mutter
Der Ton im Wind
Das blaue Meer
Der perfekte Stein
Zurückgelassener Reichtum
Abberaths Zorn
Abberathische Hörner
Abweichendes Fossil
'Abscheulichkeit'-Karte
Abschleifender Katalysator
-
Absolution des Inspirierens
Abgrund-Skarabäus
Abgrund-Skarabäus der Kristalle
Abgrund-Skarabäus des Abstiegs
Abgrund-Skarabäus der Vielzahl
Abgrund-Skarabäus der Gemahlin
Abyssische Axt
Abyssischer Schrei
Abgründige Sphäre des Deliriums
Abgründiger Inkubator
Abgründiger Schlund
Abyssisches Zepter
'Akademie'-Karte
Beschleunigender Katalysator
Akklimatisierung
Anhäufender Zauberstab
'Ätzende Höhlen'-Karte
Unterstützung: Zusätzlicher Chaosschaden
Unterstützung: Zusätzlicher Kälteschaden
Unterstützung: Zusätzlicher Feuerschaden
Unterstützung: Zusätzlicher Blitzschaden
Unterstützung: Zusätzliche Treffgenauigkeit
Anhänger des Zarokh
Admiral Proclars Pfeife
Unterstützung: Fortschrittliche Fallen
Hütendes Tul-Transplantat
Ätherisches Fossil
Ätherwind-Handschuhe
Verfall
Achatamulett
Sammler-Amulett
Agilität-Auftrag
Akils Prophezeiung
'Al-Hezmins Zitadelle'-Karte
Wappen von Al-Hezmin
Albino-Krabbenklaue
Albino-Rhoa-Feder
Alchemistischer Kelch
Mal des Alchemisten
Scherbe der Alchemie
Erlenholz-Stachelschild
Alivias Gnade
'Gassen'-Karte
Allflamme-Glut des Abgrunds
Allflamme-Glut der Anarchie
Allflamme-Glut von Arohongui
Allflamme-Glut der Artillerie-Gemmlinge
Allflamme-Glut von Beidat
Allflamme-Glut der wütenden Gemmlinge
Allflamme-Glut der Gemmlinge
Allflamme-Glut von Chayula
Allflamme-Glut der Leichenmagier-Gemmlinge
Allflamme-Glut von Esh
Allflamme-Glut des Fleisches
Allflamme-Glut der Frösche
Allflamme-Glut der Frostmagier-Gemmlinge
Allflamme-Glut von Ghorr
Allflamme-Glut von Hinekora
Allflamme-Glut von K'Tash
Allflamme-Glut von Kitava
Allflamme-Glut von Kulemak
Allflamme-Glut des manifestierten Reichtums
Allflamme-Glut der Fleischsäcke
Allflamme-Glut von Ngamahu
Allflamme-Glut der Vermehrung
Allflamme-Glut von Ramako
Allflamme-Glut der Ratten
Allflamme-Glut des Glanzes
Allflamme-Glut von Rongokurai
Allflamme-Glut des Sulfits
Allflamme-Glut der Syndikat-Assassinen
Allflamme-Glut der Syndikat-Handlanger
Allflamme-Glut der Syndikatswächter
Allflamme-Glut der Syndikatsforscher
Allflamme-Glut der synthetischen Wut
Allflamme-Glut von Tasalio
Allflamme-Glut von Tawhoa
Allflamme-Glut der Schwarzen Sense
Allflamme-Glut des Zerbrochenen Kreises
Allflamme-Glut des Kreuzritters
Allflamme-Glut des Ältesten
Allflamme-Glut der Ewigen Legion
Allflamme-Glut des Jägers
Allflamme-Glut der Karui-Legion
Allflamme-Glut der Ritter der Sonne
Allflamme-Glut der Maraketh-Legion
Allflamme-Glut des Ordens des Kelches
Allflamme-Glut der Erlöserin
Allflamme-Glut des Schöpfers
Allflamme-Glut der Templer-Legion
Allflamme-Glut der Vaal-Legion
Allflamme-Glut des Kriegsfürsten
Allflamme-Glut der Kröten
Allflamme-Glut der Prüfungskerne
Allflamme-Glut der Prüfungswächter
Allflamme-Glut von Tukohama
Allflamme-Glut von Tul
Allflamme-Glut der Unberührten Affen
Allflamme-Glut der Unberührten Bestien
Allflamme-Glut der Unberührten Chimären
Allflamme-Glut der Unberührten Verschlinger
Allflamme-Glut der Unberührten Schlunde
Allflamme-Glut der Unberührten Rhoas
Allflamme-Glut der Unberührten Spucker
Allflamme-Glut von Uul-Netol
Allflamme-Glut von Valako
Allflamme-Glut der Finsterwald-Bestien
Allflamme-Glut der Finsterwald-Kultisten
Allflamme-Glut der Finsterwald-Treants
Allflamme-Glut von Xoph
Allflamme-Glut des Ätherischen
Allflamme-Glut des Falschen Gottes
Allflamme-Glut der Vergoldeten
Allflamme-Glut des Finsterwalds
Legierter Stachelschild
Die verlockende Beute
Allein in der Dunkelheit
Scherbe der Veränderung
Veränderte Wahrnehmung
Rotierendes Zepter
Alvas Erinnerung
Bernsteinamulett
Bernsteinfarbenes Öl
Die krankhafte Besessenheit
Hinterhalt
Überfallstiefel
Ambush-Ligastein
Überfall-Stulpenhandschuhe
Hinterhalt-Skarabäus
Hinterhalt-Skarabäus der Eindämmung
Hinterhalt-Skarabäus des Scharfsinns
Hinterhalt-Skarabäus der verborgenen Fächer
Hinterhalt-Skarabäus der Stärke
Hinterhaltdolch
Amethystfläschchen
Amethystring
Verstärkender Energiekern
Eine Audienz beim König
Anarchische Geisterklinge
Anarchy-Ligastein
Anarchie-Skarabäus
Anarchie-Skarabäus der Gigantifizierung
Anarchie-Skarabäus der Partnerschaft
Anarchie-Skarabäus des Außergewöhnlichen
Der Preis der Anarchie
Ahnen-Schwertmeister
Unterstützung: Ruf der Ahnen
Ahnenkeule
Schrei der Ahnen
Ahnen-Beschützer
Ahnen-Tätowierung der Blutlinien
Ahnen-Kriegshäuptling
Uralter Alpha-Wächter
'Antike Stadt'-Karte
Uralte Panzerhandschuhe
Uralte Beinschienen
Uralte Maske
Uralte Sphäre
Uralter Höllischer Wächter
Schlüssel zur Uralten Reliquienkammer
Uraltes Siegel
Uralte Scherbe
Uralter Geistschild
Uralter Jagender Wächter
Uraltes Schwert
Uralter Fruchtkeim
Engelsdrachenschild
Wut
Wächter beseelen
Wächter des Zerschmetterns beseelen
Waffe des beseelten Wächters
Waffe beseelen
Waffe des Fernkampfs beseelen
Waffe der Selbstreflexion beseelen
Unterstützung: Auslöschung
Scherbe der Annullierung
Antike Panzerhandschuhe
Antike Beinschienen
Antikes Rapier
Affen-Talisman
Scharfer Spalter
Spitzenrapier
Apokalypse
Apotheker-Handschuhe
Siegel des Kartographenlehrlings
Lehrlingshandschuhe
Nahende Flammen
Aquamarinfläschchen
'Arachnidennest'-Karte
'Arachnidengruft'-Karte
Lichtbogen
Lichtbogen der Schwingung
Lichtbogen der Welle
'Arkaden'-Karte
Arkaner Schutz
Unterstützung: Arkane Woge
Arkane Robe
Arkane Spur
Zeichen des Arkanisten
Arkanisten-Handschuhe
Arkanistenstiefel
Erzdämonenkrone
Schlüssel zur Archiv-Reliquienkammer
Unterstützung: Erzmagier
Archnemesis-Mod
Archon-Drachenschild
Archon-Drachenschild (Bruchstück)
Arktische Rüstung
'Arena'-Karte
Arena-Panzer
'Ausgetrockneter See'-Karte
Armschlag
Zeichen des Untergangs
Zeichen des Untergangs des Rückrufs
Zeichen des Untergangs der Explosivität
Panzeraxt
Rüstungs-Rekombinator
Plattnerstück
Gerüstete Sphäre des Deliriums
'Waffenkammer'-Karte
Unterstützung: Arroganz
Die Arroganz der Vaal
Unterstützung: Pfeilnova
'Arsenal'-Karte
Artillerie-Balliste
Artillerie-Balliste der Querschläger
Artillerie-Balliste des konzentrierten Feuers
Artillerie-Köcher
Aschenrinde-Tinktur
'Aschewald'-Karte
Aschenschuppe-Talisman
Aspekt von Arakaali
Aspekt von Lunaris
Aspekt von Solaris
Aspekt des Vogels
Aspekt des Gischtkönigs
Aspekt der Katze
Aspekt des Krebses
Aspekt der Spinne
Attentäterbogen
Assassinenstiefel
Die Gunst des Assassinen
Assassinenrock
Geschenk des Assassinen
Mal des Assassinen
Assassinen-Stulpenhandschuhe
Juwel der geballten Augen
Zusammenfügender Zauberstab
Verkleidung anlegen
-
Astral-Ledergewand
Astraler Lich
Astralpanzer
Astraler Schutz
Astrolabium-Amulett
Atlas-Kluftlauf
'Atoll'-Karte
Sühner-Maske
Atziris Arsenal
Die Verwegenheit
Aufwertungsimplantat
Aufwertender Energiekern
Güldener Streitkolben
Vielversprechende Ambitionen
Automatischer Schrei
Automatisieren
Rächende Flamme
Visierhelm
Vogeljagd
Vogelpantinen
Vogelzwilling-Talisman
Erweckte Unterstützung: Zusätzlicher Chaosschaden
Erweckte Unterstützung: Zusätzlicher Kälteschaden
Erweckte Unterstützung: Zusätzlicher Feuerschaden
Erweckte Unterstützung: Zusätzlicher Blitzschaden
Erweckte Unterstützung: Ruf der Ahnen
Erweckte Unterstützung: Pfeilnova
Erweckte Unterstützung: Blasphemie
Erweckte Unterstützung: Brutalität
Erweckte Unterstützung: Brandschaden
Erweckte Unterstützung: Zaubern bei kritischem Treffer
Erweckte Unterstützung: Zaubern während Kanalisierung
Erweckte Unterstützung: Verkettung
Erweckte Unterstützung: Durchdringende Kälte
Erweckte Unterstützung: Kontrollierte Zerstörung
Erweckte Unterstützung: Tödliche Beeinträchtigungen
Erweckte Unterstützung: Elementarschaden mit Angriffen
Erweckte Unterstützung: Elementarfokus
Erweckte Unterstützung: Ermächtigung
Erweckte Unterstützung: Aufwertung
Erweckte Unterstützung: Erleuchtung
Erweckte Unterstützung: Durchdringendes Feuer
Erweckte Unterstützung: Gabelung
Erweckte Unterstützung: Großzügigkeit
Erweckte Unterstützung: Größere Projektilaufteilung
Erweckte Unterstützung: Verhexende Berührung
Erweckte Unterstützung: Vergrößerter Wirkungsbereich
Erweckte Unterstützung: Durchdringender Blitz
Erweckte Unterstützung: Physischer Nahkampfschaden
Erweckte Unterstützung: Nahkampf-Streuschaden
Erweckte Unterstützung: Kreaturenschaden
Erweckte Unterstützung: Mehrfachschlag
Erweckter Sextant
Erweckte Unterstützung: Zauberkaskade
Erweckte Unterstützung: Zauberecho
Erweckte Unterstützung: Schneller Verfall
Erweckte Unterstützung: Entfesselte Beeinträchtigungen
Erweckte Unterstützung: Entfesseln
Erweckte Unterstützung: Bösartige Projektile
Erweckte Unterstützung: Manipulation der Leere
Sphäre des Erweckers
Erweckendes Fragment
Ahle
Azurblaues Öl
Blauer Zorn
Azurit-Blitzpulver
Azyrans Belohnung
Dolchstoß
Der große Fang
Kugelblitz
Kugelblitz des Umkreisens
Kugelblitz der Statik
Unterstützung: Ballistentotem
Verdammung
Verdammung des Urteils
Unheil der Ergebenen
Verbannende Klinge
'Barans Zitadelle'-Karte
Wappen von Baran
Gespickte Keule
Barbutahelm
Rindenhaut
Barocker Rundschild
Sperrfeuer
Unterstützung: Sperrfeuer
Sperrfeuer der Salven
Fassexplosion
'Hügelgräber'-Karte
Basaltfläschchen
Basler-Klinge
Basismetall-Läufer
Einfache Verkleidung
'Basilika'-Karte
Korbrapier
Bastard-Schwert
Abgenutztes Florett
Abgenutzter Helm
Zerschlagendes Uul-Transplantat
Geladener Stab
Kampffaustschild
Kampfhammer
Kampflamellenpanzer
Schlachtenrüstung
Kampfschwert
Schrei des Kampfmagiers
'Basar'-Karte
'Strand'-Karte
Bärenfalle
Bärenfalle der Spieße
Schönheit über den Tod hinaus
Unterstützung: Enthaupten
Giganten-Streitkolben
'Glockenturm'-Karte
Wüten
Bestiarium-Sphäre
Bestien-Skarabäus
Bestien-Skarabäus der Vervielfältigung
Bestien-Skarabäus der Herde
Bestien-Skarabäus der Schattenkrähe
Syndikat-Skarabäus
Syndikat-Skarabäus der Verstärkungen
Syndikat-Skarabäus der Unzerbrechlichkeit
Syndikat-Skarabäus der Allflamme
Beyond-Ligastein
Jenseits-Skarabäus
Jenseits-Skarabäus der Verderbnis
Jenseits-Skarabäus der Hämophilie
Jenseits-Skarabäus der Wiederauferstehung
Jenseits-Skarabäus der Invasion
-
Bindungsscherbe
Die Geburt der Drei
Bismutfläschchen
Schwarzschlund-Talisman
Schwarzes Öl
Schwarze Rose der Anarchie
Schwarze-Witwe-Talisman
Geschmiedete Sphäre des Deliriums
Schleifstein
Klingenexplosion
Klingenexplosion der Dolchexplosion
Klingenexplosion der Entfesselung
Klingentanz
Klingentanz des Einschnitts
Klingenfalle
Klingenfalle der Großschwerter
Klingenfalle der Zerfleischung
Klingenwirbel
Klingenwirbel der Sense
Klingenbesetzter Streitkolben
Klingenhagel
Klingenhagel des Aufspießens
Klingenhagel von Trarthus
Klingenhagel der Salven
Klingensturm
Klingensturm der Ungewissheit
Gotteslästerer
Unterstützung: Blasphemie
Explosionsregen
Explosionsregen von Trarthus
Unterstützung: Minenkettenexplosion
Sprengende Klinge
Sprengender Zauberstab
Glutpfeilköcher
Brennendes Fragment
Brennendes Licht
Feurige Salve
Blutnova
Unterstützung: Gesegneter Ruf
Gesegnete Sphäre
Chayulas Segnung
Eshs Segnung
Gottes Segen
Tuls Segnung
Uul-Netols Segnung
Xophs Segnung
Pesthauch
Befall-Skarabäus
Befall-Skarabäus der Blüte
Befall-Skarabäus des Kopfgelds
Befall-Skarabäus der Kräftigung
Befall-Skarabäus des befallenen Herzens
Pesthauch der Atrophie
Pesthauch der Verseuchung
Extrem befallene Karte
Befallene Sphäre des Deliriums
Befallener Inkubator
Befallene Karte
Befallener Kundschafterbericht
Unterstützung: Blenden
Das blinde Wagnis
Blender
Blendaura
Teleportpfeil
Teleportpfeil der bombardierenden Klone
Teleportpfeil der prismatischen Klone
Schneesturmkrone
Unterstützung: Verringerte Blockchance
Blutdämon
Blutopfer
Blutrausch
Bluttracht
Blutsakrament
Aderlass-Tinktur
Blutzepter
Blutviper-Talisman
Blut und Sand
Blut von Innocence
Blutgefülltes Gefäß
Bloodlines-Ligastein
Unterstützung: Blutlust
Unterstützung: Blutgetränktes Banner
Blutbeflecktes Fossil
Unterstützung: Blutdurst
Blauperlenamulett
Grundriss
Grundriss: Bunker
Grundriss: Laboratorium
Grundriss: Anwesen
Grundriss: Verbotene Bibliothek
Grundriss: Archiv
Grundriss: Repositorium
Grundriss: Räuberhöhle
Grundriss: Tunnel
Grundriss: Untergrund
Stumpfpfeilköcher
Stumpfpfeilköcher (Bruchstück)
Aufprallkraft-Kondensator
Enterbeil
Reinkarnation
Reinkarnation des Opfers
'Sumpf'-Karte
Knochenrüstung
Knochenbogen
Knochendiadem
Knochenleichen
'Knochenkrypta'-Karte
Knochenhelm
Knochenmörser
Knochennova
Knochenopfer
Knochenring
Knochengeistschild
Unterstützung: Knochenfrost
Knochenbrechen
Knochenbrechen des Gemetzels
Knochenbrechen des schweren Traumas
Unterstützung: Knochenspitze
Knochenturm-Talisman
Zerstörender Hammer
Der Segen der Gerechtigkeit
Gabe der Ersten
Stiefelklinge
Stiefelmesser
Taiga-Tinktur
Verbundenes Fossil
Bindungsrune
Durch Flammen verbunden
Grenzenlose Welten
Gabenrune
Der Traum des Bogenmachers
Kiste von Tripyxis
'Dornental'-Karte
Zeichen zurückrufen
Gebrandmarkter Drachenschild
Zeichenwoge
Messinghammer
Messing-Geistschild
Breach-Ligastein
Riss-Ring
Riss-Skarabäus der Instabilität
Riss-Skarabäus der Resonanzkaskade
Riss-Skarabäus des Träumers
Riss-Skarabäus des Schwarms
Riss-Skarabäus des wütenden Schwarms
Riss-Skarabäus des Marschalls
Rippenbruch-Talisman
Schwefelhaltiger Alpha-Wächter
Schwefelhaltiger Höllischer Wächter
Schwefelhaltiger Jagender Wächter
Schwefel-Läufer
Gischthakens Dukate
Breitaxt
Breitschwert
Breitkopfpfeilköcher
Zerbrochener Spiegel von Kalandra
Gebrochene Versprechen
Gebrochener Waffenstillstand
Bronzener Alpha-Wächter
Bronzene Panzerhandschuhe
Bronzener Höllischer Wächter
Bronzepanzer
Bronzezepter
Bronzener Jagender Wächter
Bronzener Turmschild
Bronzeschuppenstiefel
Bronzeschuppen-Panzerhandschuhe
Des Bruders Geschenk
Des Bruders Schatz
Bruderschaft in Verbannung
Pinsel, Farbe und Palette
Unterstützung: Brutalität
Brachialgewalt-Auftrag
Hirschleder-Turmschild
Hirschleder-Tunika
'Grabkammern'-Karte
Begräbnis-Götze
Grabmedaillon
Der vergrabene Schatz
Brennender Pfeil
Brennender Pfeil der Durchschlagskraft
Das brennende Blut
Unterstützung: Brandschaden
Poliertes Florett
Polierter Stachelschild
Explosives Band
Explodierende Kröte
Büste von Kaiser Caspiro
Fleischeraxt
Fleischermesser
Fleischerschwert
Kabbalisten-Ornat
'Käfig'-Karte
'Caldera'-Karte
Ruf des Stahls
Ruf des Scheiterhaufens
Ruf nach den Ersten
Rufender Zauberstab
Starre Maske
Starre Maske (Bruchstück)
Camerias Anteil
Kerzenständer-Relikt
'Schlucht'-Karte
Leistungsfähiger Stock
Unberechenbare Geisterklinge
Monster einfangen
Eingefangene Seele von Armala, die Witwe
Eingefangene Seele von Kapitän Clayborne, der Verfluchte
Eingefangene Seele von Hauptmann Tanner Leichtfuß
Eingefangene Seele von Drek, Spitzenjäger
Eingefangene Seele von Dürregeplagter Rhoa
Eingefangene Seele von Erebix, Lichtverderberin
Eingefangene Seele von Wald der Flammen
Eingefangene Seele von Fragment des Winters
Eingefangene Seele von Glace
Eingefangene Seele von Gorulis, Gedankendiebin
Eingefangene Seele von Kitava, der Zerstörer
Eingefangene Seele von Maligaro der Verstümmler
Eingefangene Seele von Mephod der Erdenversenger
Eingefangene Seele von Nassar, Löwe der Meere
Eingefangene Seele von Oak der Mächtige
Eingefangene Seele von Schock und Schrecken
Eingefangene Seele von Tahsin, Kriegstreiber
Eingefangene Seele von Schrecken der unendlichen Dünen
Eingefangene Seele von Der Schmied
Eingefangene Seele von Varhesh, Schimmernde Anomalie
'Kadaver'-Karte
Kardinalroter Rundschild
Fleischrüstung
Fleischstiefel
Fleisch-Stulpenhandschuhe
Fleischzepter
Aas-Königin-Talisman
Meißel des Kartographen
Gabe des Kartographen
Gemeißelte Sphäre des Deliriums
Inkubator des Kartographen
Kartographie-Skarabäus der Verderbtheit
Kartographie-Skarabäus der Eskalation
Kartographie-Skarabäus des Risikos
Kartographie-Skarabäus der Singularität
Kartographie-Skarabäus der Vielfalt
Geschnitzter Zauberstab
Schnitzmesser
Unterstützung: Zaubern bei kritischem Treffer
Unterstützung: Zaubern bei Tod
Unterstützung: Zaubern bei Nahkampftötung
Unterstützung: Zaubern bei Schutzbruch
Unterstützung: Zaubern bei erlittenem Schaden
Unterstützung: Zaubern bei Betäubung
Unterstützung: Zaubern während Kanalisierung
'Burgruinen'-Karte
Katzenkralle
Ätzender Pfeil
Ätzender Pfeil des Gifts
Ätzende Vergeltung
Unermüdliches Fleisch
Zedernholz-Turmschild
Himmlischer Inkubator des Rüstungsschmieds
Himmlischer Inkubator des Schmieds
Himmlischer Inkubator des Goldschmieds
Himmlischer Stein
'Zellen'-Karte
'Totenacker'-Karte
Weihrauchfass-Relikt
Zeremonienaxt
Zeremonieller Kelch
Zeremonien-Drachenschild
Zeremonien-Streitkolben
Zeremonieller Leerenstein
Kobaltring
Kettengürtel
Kettenstiefel
Kettenhandschuhe
Kettenrüstung
Kettenhaken
Kettenhaken des Angelns
Kettenhaken von Trarthus
Unterstützung: Verkettung
Kettenpanzerwams
Kettenpanzer-Tunika
Kettenpanzerweste
Herausfordernde Sphäre des Deliriums
Herausfordernder Inkubator
'Kammern der Unreinheit'-Karte
Streiter-Drachenschild
Unterstützung: Chance auf Bluten
Unterstützung: Chance in die Flucht zu schlagen
Unterstützung: Chance auf Vergiften
'Kanal'-Karte
Chaossphäre
Chaosscherbe
Chaotisches Astrolabium
Das chaotische Gemüt
Charans Schwert
Geladener Kompass
Geladener Sprint
Geladener Sprint der Projektion
Unterstützung: Geladene Minen
Unterstützung: Geladene Fallen
Das gewagte Risiko
'Herrensitz'-Karte
Chayulas Riss-Stein
Chayulas geladener Riss-Stein
Chayulas angereicherter Riss-Stein
Chayulas makelloser Riss-Stein
Chayulas purer Riss-Stein
Schachmatt
Brustbeinspalter
Brustplatte
Stammesführer-Talisman
Chimäre-Talisman
Chimärenschuppenstiefel
Chimärenschuppen-Panzerhandschuhe
Glockenheller Geistschild
Erstickende Schuld
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
Kokon-Talisman
Zunder
Zitadellenbogen
'Zitadelle'-Karte
Zitrinamulett
'Stadtplatz'-Karte
Klarheit
Schnallenstiefel
Schnallen-Stulpenhandschuhe
Klares Öl
Spalten
Spalten des Rausches
Spalter
Unterstützung: Gefecht
Geschlossener Helm
Stoffgürtel
Stoffgürtel (Bruchstück)
Wolkenflüsterer-Stiefel
Unterstützung: Fallenverbund
Klammernder Talisman
Kobaltblauer Alpha-Wächter
Kobaltblaues Juwel
Kobaltblauer Höllischer Wächter
Kobaltblauer Jagender Wächter
Kobaltblauer Wächterstein
Kobraschlag
Kobra-Talisman
Truhen-Relikt
Zahnräder der Unterbrechung
Zahnradring
Spiralstab
Gewundener Zauberstab
Münze der Entweihung
Münze des Wissens
Münze der Macht
Münze der Wiederherstellung
Münze der Fertigkeit
Kälte-Obhut
Unterstützung: Durchdringende Kälte
'Kalter Fluss'-Karte
Blitzeis
Blitzeis der Energie
Unterstützung: Kälte zu Feuer
Kälterobuster Turmschild
'Kolonnade'-Karte
Kolossales Hybridfläschchen
Kolossales Lebensfläschchen
Kolossales Manafläschchen
Kolossaler Turmschild
'Kolosseum'-Karte
Kolosseumspanzer
Kolosshammer
Einäschern
Unterstützung: Entflammen
Transplantat-Befehl
Befehlshaber-Panzerhemd
Gebot der Klingen
Gebot der Flammen
Gebot der Kraft
Gebot des Frosts
Gebot des Zorns
Gebot des Infernos
Gebot des Ingrimms
Gebot des Lichts
Gebot der Reflexion
Gebot der Bosheit
Gebot des Donners
Gebot des Krieges
Gebot des Winters
Gebot der Gruft
Gebot des Sturms
Unterstützung: Verbundenheit
Unterstützung: Gefährtenschaft
Kompositbogen
Kompositring
Verbundbogen
Komposit-Stachelschild
Ausführlicher Kundschafterbericht
Unterstützung: Konzentrierte Wirkung
Leitfähiger Köcher
Leitfähigkeit
Verbindungsleitung
Spitzhelm
Feuersbrunst
Unterstützung: Zusammenkunft
Sammelnder Zauberstab
Zaubererstiefel
Zauberer-Handschuhe
Zaubererrobe
Beschwörer der Fäulnis
Eroberer-Götze
Helm des Eroberers
Eroberer-Kettenpanzer
Erobererhelm
Eroberer-Lamellenpanzer
Weihen
Geweihter Pfad
Geweihter Pfad des Widerstands
'Konservatorium'-Karte
Unterdrücker-besetzte Karte
Knochen verbrauchen
Verseuchung
Verseuchung des Abklingens
Verseuchung des Übertragens
Kontaminieren
Auftrag: Bunker
Auftrag: Laboratorium
Auftrag: Anwesen
Auftrag: Verbotene Bibliothek
Auftrag: Archiv
Auftrag: Repositorium
Auftrag: Räuberhöhle
Auftrag: Tunnel
Auftrag: Untergrund
Unterstützung: Kontrollierter Brand
Unterstützung: Kontrollierte Zerstörung
Versammelnder Zauberstab
Bekehrungsfalle
Sammeln
Beschwörender Zauberstab
Unterstützung: Abklingzeit
Kupferkris
Kupferpanzer
Kupferschwert
Kupferner Turmschild
Korallenamulett
'Korallenwald'-Seekarte
'Korallenriff'-Seekarte
Korallenring
'Korallenruinen'-Karte
Kordelgürtel
'Schwarzer Kern'-Karte
Ledernes Kranzgewand
Kronenhammer
Leichenmarsch
Verrostete Klinge
Korrodiertes Fossil
Verrosteter Turmschild
Gewellter Faustschild
Verderben
Unterstützung: Verderbender Schrei
Verderbendes Fieber
Korsarenschwert
Korundfläschchen
Rabenanhänger
Kosmischer Alpha-Wächter
Kosmisches Fragment
Schlüssel zur Kosmischen Reliquienkammer
Die teure Rarität
Der Rat der Katzen
Thaumaturgie-Abwehr-Auftrag
Unterstützung: Rippströme
Kurtisanenschwert
'Gericht'-Karte
'Hofgarten'-Karte
'Hof der Verschwendung'-Karte
'Buchten'-Karte
Der begehrte Besitz
Zerbrechender Hammer
Blitzlanze
Blitzlanze der Abzweigung
Blitzlanze der Auslöschung
Craicischer Köder
Craicischer Talisman
'Krater'-Karte
Niederen Schrein zaubern
Schleichender Frost
Schleichender Frost der Eisschollen
Einäscherung
Einäscherung der Exhumierung
Einäscherung des Vulkans
Halbmond-Splitter
Halbmondstab
Wappen von Ezomyr
Wappen der Vernichter des Ältesten
Verzierte goldene Statue
Wappen-Turmschild
Blutrotes Juwel
Blutrotes Öl
Blutrotes Gewand
Blutroter Rundschild
'Bluttempel'-Karte
'Purpurne Gemeinde'-Karte
Blutroter Wächterstein
Unterstützung: Kritische Beeinträchtigungen
Quaker-Talisman
Einfacher Bogen
Einfacher Sinnesverstärker
Einfache Schutzrune
Unterstützung: Grausamkeit
Kreuzfahrerstiefel
Kreuzfahrer-Faustschild
Kreuzfahrer-Kettenpanzer
Kreuzfahrer-Handschuhe
Kreuzfahrerhelm
Kreuzfahrerpanzer
Erhabene Sphäre des Kreuzritters
Zerschmetternde Faust
Brechkraft-Verstärker
Kryonischer Ring
Gruftrüstung
Geheimnisvoller Alpha-Wächter
Geheimnisvoller Höllischer Wächter
Geheimnisvoller Jagender Wächter
Kristallgürtel
'Kristallmine'-Karte
Kristallzepter
Kristallzauberstab
Unterstützung: Kristallfall
Kristalline Geode
Kristallisierter Hass
Kubus der Schwächung
Unterstützung: Die Schwachen ausmerzen
Unterstützung: Todesstoß
Ausgehärteter Köcher
Fluchverschlingung
Fluchübertragung
'Verwunschene Krypta'-Karte
Unterstützung: Verfluchter Boden
Verfluchte Worte
Geschwungene Klinge
Entermesser
Halsabschneider-Rock
Cyaxans Dukate
Wirbelsturm
Wirbelsturm des Tumults
Dolchaxt
Schadensverstärkung
Aura des Bewegungsschadens
Unterstützung: Schaden bei vollem Leben
Verdammnis
Tanz im Weiß
Tanzendes Schwert
Finstere Übereinkunft
Finstere Übereinkunft von Trarthus
Die dunklen Träume
'Dunkelforst'-Karte
Dunkle Marionette
Dunkler Schnitter
Die dunkle Versuchung
Die dunklere Hälfte
Dunkelstahl-Läufer
Düsterzunges Kuss
Dunkelholz-Zepter
Spurt
Totenschwefel
Tothand-Talisman
Unterstützung: Tödliche Beeinträchtigungen
Tödliches Vergnügen
Ohrenbetäubende Essenz der Wut
Ohrenbetäubende Essenz der Qual
Ohrenbetäubende Essenz der Verachtung
Ohrenbetäubende Essenz des Zweifels
Ohrenbetäubende Essenz der Furcht
Ohrenbetäubende Essenz des Neids
Ohrenbetäubende Essenz der Angst
Ohrenbetäubende Essenz der Gier
Ohrenbetäubende Essenz des Hasses
Ohrenbetäubende Essenz der Abscheu
Ohrenbetäubende Essenz des Elends
Ohrenbetäubende Essenz der Rage
Ohrenbetäubende Essenz des Gespötts
Ohrenbetäubende Essenz der Trauer
Ohrenbetäubende Essenz der Bosheit
Ohrenbetäubende Essenz des Leids
Ohrenbetäubende Essenz der Folter
Ohrenbetäubende Essenz des Kummers
Ohrenbetäubende Essenz des Zorns
Ohrenbetäubende Essenz des Eifers
Der Tod
Todesaura
Todesbogen
Todesmarsch
Todeswunsch
Tödliche Entwürfe
Unterstützung: Verfall
Verfallener Leerenstein
Zerfallendes Fragment
Schlüssel zur Zerfallenden Reliquienkammer
Täuschung-Auftrag
Trügerisches Astrolabium
Dezimierungsbogen
Zierwerkaxt
Ködertotem
Dekret der Klingen
Dekret der Flammen
Dekret der Kraft
Dekret des Frosts
Dekret des Zorns
Dekret des Infernos
Dekret des Ingrimms
Dekret des Lichts
Dekret der Reflexion
Dekret der Bosheit
Dekret des Donners
Dekret des Krieges
Dekret des Winters
Dekret der Gruft
Dekret des Sturms
Decurvebogen
Hingabe an die Göttin
Talisman des Tiefen
Hirschlederstiefel
Hirschlederhandschuhe
Standardangriff
Trotzbanner
'Entweihte Kathedrale'-Karte
Gewandtes Fossil
Gottesmörder-Maske
Entschluss der Dekhara
Deliriöser Kundschafterbericht
Sphäre des Deliriums
Delirium-Skarabäus
Delirium-Skarabäus der Wahnvorstellungen
Delirium-Skarabäus des Wahns
Delirium-Skarabäus der Neurose
Delirium-Skarabäus der Paranoia
-
Glück des Halbgottes
Sprengung-Auftrag
Dämonenkrone
Dämonendolch
Dämonenhorn
Dichtes Fossil
Deregulierungsrolle
Entweihen
Entweihte Tugend
Wüsten-Panzerhemd
'Wüste'-Karte
'Wüstenquell'-Karte
Verzweiflung
Hoffnungsloser Kreuzzug
Despotenaxt
Zur Vergänglichkeit verdammt
Schicksalsleder
Zerstörertracht
Zerstörerische Verbindung
Entschlossenheit
Leichenexplosion
Leichenexplosion der Kettenreaktion
Leichenexplosion der Plünderung
Minenzündung
Unterstützung: Verschlingen
Verschlinger-Talisman
Verschlingendes Fragment
Aasfresser-Totem
Glaubensbruder-Kettenpanzer
Rechtsseitiger Katalysator
Diallas Unterwerfung
Diamantfläschchen
Diamantring
'Ausgrabung'-Karte
Pelzhaube
Ameisen befehligen
Missbilligende Axt
Entladung
Entladung des Elends
Disziplin
Die Verachtung
Weissagungs-Skarabäus der Plünderung
Weissagungs-Skarabäus des Überflusses
Weissagungs-Skarabäus des Klosters
Göttliche Schönheit
Göttliche Explosion
Göttliche Explosion der Herrlichkeit
Unterstützung: Göttliche Segnung
Göttliche Krone
Göttlicher Zorn
Göttlicher Zorn der Auslöschung
Göttlicher Zorn des Heiligen Blitzes
Göttliche Gerechtigkeit
Göttliches Lebensfläschchen
Göttliches Manafläschchen
Göttliche Sphäre
Göttliche Vergeltung
Unterstützung: Göttlicher Wächter
Göttlicher Splitter
Göttliches Gefäß
Weissagende Sphäre des Deliriums
Inkubator des Weissagers
Djinn-berührte Vaalsphäre
Doedres Wahnsinn
Beherrschender Schlag
Beherrschender Schlag der Inspiration
Domination-Ligastein
Schrein-Skarabäus
Schrein-Skarabäus der Geistererscheinungen
Schrein-Skarabäus der Evolution
Schrein-Skarabäus der Schrecken
Verdammnispfeil
Unheilvolle Explosion
Doryanis Erleuchtung
Doryanis Berührung
Doppelaxt
Zweifachklaue
Doppelschlag
Doppelschlag des Aufspießens
Doppelschlag des Momentums
Drachen-Streitkolben
Drachenknochen-Rapier
Drachenschuppenstiefel
Drachenschuppenpanzer
Drachenschuppen-Handschuhe
Dragonerschwert
Energieraubendes Esh-Transplantat
In Träume gehüllt
Todesbanner
Greuelhammer
Traumstreitkolben
Traumsucher-Pantinen
Treibholzkeule
Treibholzhammer
Treibholz-Zepter
Treibholz-Stachelschild
Treibholz-Zauberstab
'Drox' Zitadelle'-Karte
Wappen von Drox
Druidischer Alchemist
'Trockenes Meer'-Karte
Zweifachschlag
Zweifachschlag der Beidhändigkeit
Dualität
'Dünen'-Karte
'Verlies'-Karte
Dämmerklinge
Dämmerungsring
Dämmerungspantinen
Die ersterbende Pein
Das sterbende Licht
Adlerklaue
Der Erdentrinker
Unterstützung: Erdbrecher
Erdbeben
Erdbeben der Ausweitung
Erdspalter
Erdspalter der Zerbrechlichkeit
Erdspalter des Vorsprungs
Ebers Schlüssel
Ebenholz-Turmschild
Echo der Einsamkeit
Echo der Ehrfurcht
Echo des Traumas
Echos der Liebe
Finsterstab
Unterstützung: Finsternis
Erlass der Klingen
Erlass der Flammen
Erlass der Kraft
Erlass des Frosts
Erlass des Zorns
Erlass des Infernos
Erlass des Ingrimms
Erlass des Lichts
Erlass der Reflexion
Erlass der Bosheit
Erlass des Donners
Erlass des Krieges
Erlass des Winters
Erlass der Gruft
Erlass des Sturms
Unterstützung: Erbauen
Aalhautstiefel
Aalhauthandschuhe
Aalhaut-Sohle
Aalhauttunika
Unterstützung: Wirkmacht
Einhars Erinnerung
Ältestenschwert
Erhabene Sphäre des Ältesten
Unterstützung: Übernatürliche Blasphemie
Übernatürliche Chaossphäre
Übernatürliche Erhabene Sphäre
Unheilvolles Auge
Unheimlicher Inkubator
Übernatürliche Sphäre der Annullierung
Übernatürliche Perfektion
Unheimlicher Leerenstein
Elektroschock-Rolle
Elegantes Florett
Eleganter Ringpanzer
Eleganter Rundschild
Elegantes Schwert
Elementare Obhut
Unterstützung: Elementararmee
Unterstützung: Elementarschaden mit Angriffen
Unterstützung: Elementarfokus
Elementartreffer
Elementartreffer des Spektrums
Unterstützung: Durchdringende Elemente
Elementarprojektile
Unterstützung: Elementarübertragung
Elementare Abwehr
Elementarempfindlichkeit
Erhabener Sextant
Glühender Alpha-Wächter
Glühender Höllischer Wächter
Glühender Jagender Wächter
Dem Wahnsinn verfallen
Bestickte Handschuhe
Der Kaiser der Reinheit
Das Glück des Kaisers
Unterstützung: Ermächtigung
Ermächtigendes Heulen
Leerer Sarg
Glänzende Brosche
Emaillierter Faustschild
Verzaubern
Verzauberter Inkubator
Endlose Nacht
Endothermer Faustschild
Unterstützung: Widerstands-Ladung bei Nahkampfbetäubung
Widerstandsschrei
Energieklinge
Unterstützung: Energieraub
Energieschwert
Entkräftender Griff
Schwächen
Sphäre des Ingenieurs
Scherbe des Ingenieurs
Ingenieurwesen-Auftrag
Graviertes Großschwert
Graviertes Kriegsbeil
Graviertes Ultimatum
Gravierter Zauberstab
Unterstützung: Aufwertung
Rätselhafte Konstruktion A4
Rätselhafte Konstruktion B2
Rätselhafte Konstruktion C5
Rätselhafte Konstruktion D1
Sphäre der Potenzierung
Unterstützung: Erleuchtung
Ummantelte Körperrüstung
Ummantelte Stiefel
Ummantelte Handschuhe
Ummantelter Helm
Ummantelter Schild
Sklavenschinder-besetzte Karte
Fesselnder Pfeil
Enthalpie-Ring
Neid
Vernichter-besetzte Karte
Ausbrechendes Xoph-Transplantat
Entflohener Prototyp
Eshs Riss-Stein
Eshs geladener Riss-Stein
Eshs angereicherter Riss-Stein
Eshs makelloser Riss-Stein
Eshs purer Riss-Stein
Spionage-Verkleidung
Duftrauchbrenner
Entkräften
Entkräften der Verzweiflung
Entkräften der Bosheit
Essence-Ligastein
Essenz-Skarabäus
Essenz-Skarabäus der Anpassung
Essenz-Skarabäus des Aufstiegs
Essenz-Skarabäus der Verkalkung
Essenz-Skarabäus der Stabilität
Essenz des Deliriums
Essenz der Trostlosigkeit
Essenz des Horrors
Essenz der Hysterie
Essenz des Irrsinns
Einfacher Schlüsselring
Panzerbrecher
'Flussmündung'-Karte
Geätztes Großschwert
Geätztes Kriegsbeil
Geätzter Drachenschild
Mit Blut geschrieben
Unterstützung: Ewige Segnung
Die ewige Bindung
Ewige Burgunderhaube
Ewiges Lebensfläschchen
Ewiges Manafläschchen
Sphäre der Ewigkeit
Ewiges Schwert
Ätherische Klinge
Ätherischer Bogen
Ätherische Klingen
Ätherische Klingen des Verbleibens
Ätherische Klingen des Massakers
Anpassungsfähiger Stock
Immerwährende Veränderung
Ausweiden
Erhabenes Implantat
Erhabene Sphäre
Erhabene Scherbe
'Grabungsstätte'-Karte
Bedeutendes Artefakt der Schwarzen Sense
Bedeutendes Artefakt des Zerbrochenen Kreises
Bedeutende übernatürliche Glut
Bedeutender übernatürlicher Ichor
Bedeutendes Artefakt des Ordens
Bedeutendes Artefakt der Sonne
Unterstützung: Bannen
Unterstützung: Exempel
Kraftraubender Geistschild
Exothermer Turmschild
Ausländische Münzen
Expeditions-Logbuch
Expedition-Skarabäus
Expedition-Skarabäus der Archäologie
Expedition-Skarabäus der Infusion
Expedition-Skarabäus des Runenfindens
Expedition-Skarabäus des Verisium-Pulvers
Unterstützung: Geschickter Gegenschlag
Entdecker-Kundschafterbericht
Explosiver Pfeil
Explosiver Trank
Explosiver Trank der Zerstörung
Explosive Kröte
Sprengfalle
Sprengfalle der Magnitude
Sprengfalle des Schrapnells
Exquisite Klinge
Exquisites Ledergewand
Ausbluten
Ausbluten der Übertragung
Augenstecher
Auge des Winters
Auge des Winters der Endgültigkeit
Auge des Winters der Vergänglichkeit
Foliant von Ez Myrae
Ezomytenaxt
Ezomytenschwert
Ezomytische Burgunderhaube
Ezomytendolch
Ezomyten-Stachelschild
Ezomytenstab
Ezomyten-Turmschild
Letztes Ziel anvisieren
Facettenreiches Fossil
Linse des Facettenschleifers
'Manufaktur'-Karte
Verblassender Spiegelnder Nebel
Helm des Gläubigen
Fallender Kristall
Fallende Kristalle
Familiärer Auftrag
Modernes Florett
Reißzahnkiefer-Talisman
Farrischer Köder
Farrischer Talisman
Unterstützung: Schnellere Angriffe
Unterstützung: Schnelleres Zaubern
Unterstützung: Schnellere Projektile
Die schicksalhafte Begegnung
Die väterliche Liebe
Faunenhorn
Fest des Fleisches
Federpfeilköcher
Unterstützung: Fressrausch
Fechterhelm
Fenumaler Köder
Fenumaler Talisman
Wilder Inkubator
Fruchtbarer Katalysator
Festtagsmaske
Unbeständige Geisterklinge
Schlachtfeld-Lamellenpanzer
'Flachland'-Karte
Teufelsdolch
Feuriger Kannibale
Feuriger Aufprall
Figurenkopf-Verbrennen
Belegter Sarg
Edle Sphäre des Deliriums
Feiner Inkubator
Guter Dietrich
Edler Sinnesverstärker
Feiner Wetzstein
Fingerlose Seidenhandschuhe
Tannenholz-Rundschild
Feuer-Obhut
Feuerpfeilköcher
Feuerexplosion
Kegelförmiger Feuerelementar
Feuernova-Mine
Feuer unbekannter Herkunft
Unterstützung: Durchdringendes Feuer
Feuer-Projektilgegenschlag
Brandfalle
Brandfalle der Explosion
Feuerwaffe
Feuerball
Feuerregen
Feuerregen der Meteore
Feuerregen des Niederprasselns
Angelrute
Fischschuppen-Panzerhandschuhe
Spalte
Unterstützung: Spalte
Unterstützung: Faust des Krieges
Flammenodem
Flammenspurt
Flammenspurt des Verbrennens
Flammenspurt der Rückkehr
Flammenbiest-Talisman
Flammenverbindung
Feuerschwall
Feuerschwall des Verbrennens
Feuermauer
Flammenexplosion
Flammenexplosion der Schnelligkeit
Flammenexplosion der Konzentration
Flammenrufendes Xoph-Transplantat
Urteil der Flammen
Flammenwerferfalle
Flammenwerferfalle der Stabilität
Unterstützung: Brennholz
Entflammbarkeit
Entflammender Schuss
Beschlagene Pfeilspitze
Flanschbohrer
Randleistenstreitkolben
Aufbrechender Hammer
Gleißende Allflamme-Glut der Abgründe
Gleißende Allflamme-Glut der Rissfürsten
Gleißende Allflamme-Glut der Kalguur
Gleißende Allflamme-Glut der Wissenschaftler
Gleißende Allflamme-Glut der Ersten
Gleißende Allflamme-Glut der Finsterwaldkultisten
Gleißende Allflamme-Glut der Vaal
Stichflammenklinge
Blitzpulverfass
Fläschchenfüllungen-Nova
Fläschchen von Welakath
Häutungsmesser
Fleischopfer
Fleisch und Stein
Fleisch von Xesht
Fleischtransplantat
Fleischreißer
Fleischschlitzer
Flimmerschlag
Flimmerschlag der Energie
-
Flammenflackern-Klinge
Münzwurf
'Kaverne'-Karte
Gewellte Beckenhaube
Fokalstein
Fokus
Fokus-Amulett
Unterstützung: Konzentrierte Balliste
Unterstützung: Fokussiertes Kanalisieren
Nebel des Krieges
Blattförmige Brosche
Soldatenschwert
Verbotener Auftrag
Verbotene Lampe
Die verbotenen Kräfte
Verbotener Ritus
Verbotener Ritus der Seelenopferung
Verbotene Tätowierung des Duellanten
Verbotene Tätowierung des Marodeurs
Verbotene Tätowierung der Waldläuferin
Verbotene Tätowierung der Adelstochter
Verbotene Tätowierung des Schattens
Verbotene Tätowierung des Templers
Verbotene Tätowierung der Hexe
Verbotener Foliant
'Verbotene Wälder'-Karte
Unheilverkündender Inkubator
Waldtiger
Waldkrieger
'Schmiede des Phönix'-Karte
Schlüssel zur Vergessenen Reliquienkammer
Unterstützung: Gabelung
'Flussgabelung'-Karte
Formloser Ring
Unterstützung: Verstärken
'Festung'-Karte
Versteinerte Sphäre des Deliriums
Versteinerter Inkubator
Versteinerter Geistschild
Unreiner Stab
Fäulnisgeborene Erhabene Sphäre
Fäulnisgeborene Aufwertungssphäre
Fäulnisgeborene Hoheitliche Sphäre
Fauliger Griff
Unterstützung: Fauliger Griff
Flächenbogen
'Gießerei'-Karte
Fuchsleder-Sohle
Zerbrochenes Fossil
Brüchige Sphäre
Brüchige Scherbe
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
Fragmentierungsrolle
Fragmentierte Sphäre des Deliriums
Fragmentierter Inkubator
Zersplitternde Pfeilspitze
Frostmine
Frostpuls
Gefrierendes Tul-Transplantat
Raserei
Raserei des Ansturms
Unterstützung: Frischfleisch
Die Freundschaft
Angstklaue
Panikhammer
Unterstützung: Eisiges Band
Eisiges Fossil
Von Knochen zu Asche
Lederner Frontharnisch
Frostklingen
Frostklingen der Katabasis
Frostkugel (kanalisiert)
Frostbombe
Frostbombe des Bevorstehens
Frostbombe der Instabilität
Frostbiest-Talisman
Frostschild
Frostmauer
Frostmauer des Übergriffs
Schneidende Kälte
Frostspurt
Frostspurt der eisigen Explosion
Frostkugel
Unterstützung: Frostmagier
'Gefrorene Hütten'-Karte
Gefrorener Kannibale
Gefrorene Legion
Gefrorene Legion des Versammelns
Gefrorener Rundumschlag
Fruchtbares Astrolabium
Fluchtstiefel
Flüchtiger Ring
Fulgurit-Tinktur
Kettenpanzerrüstung
Drachenpanzerrüstung
Lederrüstung
Panzerrüstung
Ringpanzerrüstung
Kettenpanzerrüstung
Wyrmpanzerrüstung
Lindwurmschuppenpanzer
Fundamentales Fossil
Pilz-Astrolabium
'Pilzbewachsene Höhle'-Karte
Weiterführende Erfindung
Zorn des Erweckers
Sturmkrone
Galvanischer Pfeil
Galvanischer Pfeil der Energie
Galvanischer Pfeil der Welle
Galvanisches Feld
Galvanisches Feld der Intensität
'Gärten'-Karte
Gigant-Talisman
Hammer
Inkubator des Gemmenschneiders
Segen des Gemmenschneiders
Prisma des Gemmenschneiders
Das Versprechen
Linse des Gemmenschneiders
Zwillingsklaue
Gemmenschwert
Heerführer-Panzerhemd
Schrei des Generals
Helm des Generals
Unterstützung: Großzügigkeit
'Geode'-Karte
Geodätischer Ring
Inkubator des Geomanten
Juwel der angsteinflößenden Augen
'Elendsviertel'-Karte
Geisterflammen-Klinge
Geisterhafte Artillerie
Riesiges Lebensfläschchen
Riesiges Manafläschchen
Helm des Riesentöters
Das Geschenk von Asenath
Geschenk der Gemmlingkönigin
Geschenk an die Göttin
Vergoldeter Abgrund-Skarabäus
Vergoldeter Hinterhalt-Skarabäus
Vergoldete Axt
Vergoldeter Bestien-Skarabäus
Vergoldeter Befall-Skarabäus
Vergoldeter Riss-Skarabäus
Vergoldeter Faustschild
Vergoldeter Kartographie-Skarabäus
Vergoldeter Weissagungs-Skarabäus
Vergoldeter Skarabäus des Ältesten
Vergoldeter Expedition-Skarabäus
Vergoldetes Fossil
Vergoldeter Vorboten-Skarabäus
Vergoldeter Legion-Skarabäus
Vergoldeter Reliquien-Skarabäus
Vergoldeter Schaller
Vergoldeter Skarabäus des Schöpfers
Vergoldeter Sulfit-Skarabäus
Vergoldeter Gequälter Skarabäus
Vergoldeter Ultimatum-Skarabäus
Gegürteter Turmschild
Frostwelle
Frostwelle des Risses
Frosthammer
Frosthammer des Zerschmetterns
Eisiger Schildhieb
'Gletscher'-Karte
Gladiatorenhelm
Gladiatorenpanzer
-
Umwickelte Scherbe
Kugel des Glasbläsers
Der Hoffnungsschimmer
Augenblick von Ewigkeit
Zwielichtring
Ledernes Ruhmesgewand
Prachtpanzer
Glühende Silhouette
Unterstützung: Völlerei
Elementvöllerei
Glyphisches Fossil
Knorriger Ast
Ziegenhorn
Ziegenlederstiefel
Ziegenleder-Faustschild
Ziegenlederhandschuhe
Ziegenmensch-Talisman
Göttin-Strahl
Göttin-Teleportation
-
Goldamulett
Goldfläschchen
Goldring
Goldene Klinge
Goldene Armschienen
Goldene Brosche
Goldener Faustschild
Goldene Marschstiefel
Goldene zeremonielle Maske
Goldene Flamme
Goldene Groteske
Goldene Statue von Hetzapal
Goldenes Band
Goldener Schlüssel
Goldener Kris
Goldmantel
Goldmaske
Goldene Statue von Matatl
Goldene Statue von Napuatzi
Goldener Gürtel
Goldenes Öl
Goldener Panzer
Goldene Gebetsstatue
Goldene Glyphe der Opferung
Goldene Sklavenstatue
Goldenes Antlitz
Goldener Wächterstein
Goldener Kranz
Goldene Statue von Xoplotli
Goliath-Panzerhandschuhe
Goliath-Beinschienen
Goliath-Talisman
Blut-Schockwelle
Schlitzerklaue
Anmut
Anmutiges Schwert
Großes Artefakt der Schwarzen Sense
Großes Artefakt des Zerbrochenen Kreises
Große übernatürliche Glut
Großer übernatürlicher Ichor
Enormes Lebensfläschchen
Enormes Manafläschchen
Großes Artefakt des Ordens
Großer Ringpanzer
Großes Artefakt der Sonne
Großmeister-Schlüsselring
Granitfläschchen
Greifer
Greifendes Astrolabium
Panzer der Habgier
Das Wissen der Toten
'Grabmulde'-Karte
'Friedhof'-Karte
Gravitationssphäre
Große Krone
Großer Helm
Mächtiger Hammer
Großschlund-Talisman
Weißhaiklaue
Unterstützung: Größerer Ruf der Ahnen
Größeres Artefakt der Schwarzen Sense
Größeres Artefakt des Zerbrochenen Kreises
Unterstützung: Größere Verkettung
Unterstützung: Größeres Verschlingen
Größere übernatürliche Glut
Größerer übernatürlicher Ichor
Unterstützung: Größere Gabelung
Unterstützung: Größere Kinetische Instabilität
Größeres Lebensfläschchen
Größeres Manafläschchen
Unterstützung: Größere Projektilaufteilung
Unterstützung: Größerer Mehrfachschlag
Größeres Artefakt des Ordens
Unterstützung: Größere Zauberkaskade
Unterstützung: Größeres Zauberecho
Größeres Artefakt der Sonne
Unterstützung: Größeres Entfesseln
Unterstützung: Größere Projektilsalve
Großwolf-Talisman
Grinsender Fetisch
Griffige Handschuhe
Grizzlyhaube
'Grotte'-Karte
Schmetterhieb
Schmetterhieb der Erderschütterungen
Hain-Bogen
Wachsender Fruchtkeim
Wächter-Schildkröte
Unterstützung: Segen des Wächters
Herausforderung des Wächters
Bewachende Panzerhandschuhe
Bauchschlitzer
Ausweidemesser
Blutfeuer-Rolle
Halbvergessener Goliath
Unterstützung: Heiligen
Seliges Hybridfläschchen
Geheiligtes Lebensfläschchen
Geheiligtes Manafläschchen
Gehämmerter Faustschild
Hand von Arimor
Vorbotenbogen
'Vorboten'-Karte
Vorboten-Skarabäus
Vorboten-Skarabäus der Obelisken
Vorboten-Skarabäus der Herrschaft
Vorboten-Skarabäus der Kriegsbeute
Sphäre des Vorboten
Scherbe des Vorboten
Härtendes Uul-Transplantat
Harlekinmaske
Harmonischer Geistschild
Harmonie der Seelen
Harpyien-Rapier
Harpyienleder-Stiefel
Harpyienleder-Handschuhe
Unterstützung: Qualvolles Gedränge
Ernte-Skarabäus
Ernte-Skarabäus der Fülle
Ernte-Skarabäus der Verdopplung
Hast
Hass
Verfluchte Beckenhaube
'Geistervilla'-Karte
Gespenstische Schatten
Scharfrichterschwert
Henkerbeil
Herzspule
Herz der Flamme
Herz des Gargoyles
Hitzerobuster Turmschild
Heidnischer Zauberstab
Geißel des Himmels
Schwerer Pfeilköcher
Robuster Gürtel
Schwerer Köcher
Heftiger Schlag
Heftiger Schlag von Trarthus
Formbogen
Spiralring
Bestienkralle
Ihre Maske
Herold der Agonie
Herold der Asche
Herold des Eises
Herold der Reinheit
Herold des Donners
Herold des Schwarms
Heterochromie
Unterstützung: Verhexte Blüte
Explodierende Verhexung
Explodierende Verhexung des Widerspruchs
Explodierende Verhexung der Verwüstung
Hexerklaue-Talisman
Unterstützung: Unausweichliche Verhexung
Unterstützung: Krötenverhexung
Unterstützung: Verhexende Berührung
Versteckter Gegenstand
Unterstützung: Verheerende Minen
Adelsbogen
Adelsstab
Hochlandklinge
Hinekoras Locke
Seine brennende Botschaft
Geschichte
Unterstützung: Schwarmgeborene
Schwarmhirn-Drüse
Hohles Fossil
Hohlspitz-Pfeilspitze
Hohlspitz-Dolch
Heiliger Kettenpanzer
Heiliges Flammentotem
Heiliges Flammentotem des Zorns
Heilige Hämmer
Heilige Hämmer der Spirale
Heiliger Schlag
Heiliger Rundumschlag
Heiliger Rundumschlag der Hammereinschläge
Die Heimat
Gewetzter Spalter
Ehrenvoller Inkubator
Ehrenvolle Tätowierung des Barbaren
Ehrenvolle Tätowierung des Berserkers
Ehrenvolle Tätowierung der Taube
Ehrenvolle Tätowierung der Herde
Ehrenvolle Tätowierung der Flut
Ehrenvolle Tätowierung der Hatungo
Ehrenvolle Tätowierung des Jägers
Ehrenvolle Tätowierung der Makanga
Ehrenvolle Tätowierung des Berges
Ehrenvolle Tätowierung der Eiche
Ehrenvolle Tätowierung des Pa
Ehrenvolle Tätowierung des Plünderers
Ehrenvolle Tätowierung des Himmels
Ehrenvolle Tätowierung des Sturms
Ehrenvolle Tätowierung des Tuatara
Ehrenvolle Tätowierung der Schildkröte
Ehrenvolle Tätowierung des Kriegsfürsten
Ehrenvolle Tätowierung des Weisen
Kapuzenumhang
Hakenschwert
Die Hoffnung
Scherbe der Horizonte
Gehörnter Skarabäus der Erweckung
Gehörnter Skarabäus der Blutlinien
Gehörnter Skarabäus des Glitzerns
Gehörnter Skarabäus der Erzfeinde
Gehörnter Skarabäus des Pandämoniums
Gehörnter Skarabäus der Bewahrung
Gehörnter Skarabäus der Tradition
Gehörntes Zepter
Gehörnter Talisman
Das Haus der Spiegel
Die Überheblichkeit
Hybris-Diadem
Massige Monstrosität
Die Bescheidenheit
Jägerhaube
Erhabene Sphäre des Jägers
Der Entschluss des Jägers
Die Trophäe
Husaren-Panzerhemd
Hybrid-Arachnide-Talisman
-
Hydraschuppenstiefel
Hydraschuppen-Panzerhandschuhe
Hydrosphäre
Juwel der hypnotisierenden Augen
Unterstützung: Hypothermie
Ich sehe Brüder
Unterstützung: Erfrierung
Eishieb
Eishieb der Kadenz
Eiselementar-Speer
Eisnova
Eisnova der Tiefkühlung
Eisnova der Frostkugeln
Eisgeschoss
Eisgeschoss der Durchdringung
Eisspeer
Eisspeer der Spaltung
Eisfalle
Eisfalle der Leere
'Eisberg'-Karte
Eisfeuer
Eissturm
Eiszapfenexplosion
Eiskristallmine
Eiskristallmine des Fächers
Eiskristallmine der Sabotage
Eiszapfen
Magmatische Geode
Entzünden
Unterstützung: Feuerübertragung
Entzündungsexplosion
Illusionsteleport
Durchdrungener Katalysator
Verstärkter Zauberstab
Unterstützung: Feueropferung
Schrei der Unsterblichkeit
Unsterbliche Entschlossenheit
Koboldkrone
Kobolddolch
Stoßkraft-Verteiler
Unterstützung: Aufspießen
Aufspießendes Uul-Transplantat
Unterstützung: Drohendes Unheil
Unvollkommener Anhänger des Zarokh
Unvollkommener astraler Lich
Unvollkommener Gotteslästerer
Unvollkommener Blutdämon
Unvollkommener Beschwörer der Fäulnis
Unvollkommenes tanzendes Schwert
Unvollkommene dunkle Marionette
Unvollkommener dunkler Schnitter
Unvollkommener druidischer Alchemist
Unvollkommenes unheilvolles Auge
Unvollkommener entflohener Prototyp
Unvollkommener feuriger Kannibale
Unvollkommener Waldtiger
Unvollkommener Waldkrieger
Unvollkommener gefrorener Kannibale
Unvollkommene Wächter-Schildkröte
Unvollkommener halbvergessener Goliath
Unvollkommene massige Monstrosität
Unvollkommene Hydra
Unvollkommener richtender Geist
Unvollkommener Fleischsack
Unvollkommene Erinnerungen
Unvollkommener Marineoffizier
Unvollkommener Nadelschrecken
Unvollkommener Schmerzkünstler
Unvollkommener urzeitlicher Demiurg
Unvollkommener urzeitlicher Donnervogel
Unvollkommener ruheloser Ritter
Unvollkommener Riss-Zauberer
Unvollkommenes Runenskelett
Unvollkommener Blutmagie-Dämon
Unvollkommener Sägeschrecken
Unvollkommener Schlangenkrieger
Unvollkommener Schattenberserker
Unvollkommenes Schattenkonstrukt
Unvollkommener Schlitzerschrecken
Unvollkommene Spinnen-Matriarchin
Unvollkommener Geist des Glücks
Unvollkommener Kriegsherr
Kaiserlicher Bogen
Kaiserlicher Faustschild
Kaiserliche Klaue
Kaiserliche Sphäre des Deliriums
Ummantelnder Kristall der Kaiserlichen
Das kaiserliche Erbe
Kaiserlicher Hammer
Kaiserliches Dolchmesser
Kaiserlicher Stab
Kaiserlicher Stab (Bruchstück)
Unmöglicher Kristall
Abdruck
Geprägte Bestiarium-Sphäre
Inkaboss-Frostpuls
Glühende Einladung
Weihrauchgefäß von Keth
Verbrennen
Verbrennen der Ausbreitung
Verbrennen der Entlüftung
Unterstützung: Vergrößerter Wirkungsbereich
Unterstützung: Erhöhter kritischer Trefferschaden
Unterstützung: Erhöhte kritische Trefferchance
Aura des erhöhten Schadens
Unterstützung: Verlängerte Dauer
Inkursion-Skarabäus
Inkursion-Skarabäus der Streiter
Inkursion-Skarabäus der Invasion
Inkursion-Skarabäus der Zeitlinien
Indigofarbenes Öl
Infanterie-Panzerhemd
Höllenaxt
Höllische Klinge
Höllenschlag
Höllenschlag der Selbstverbrennung
Höllischer Schrei
Unterstützung: Legion des Höllenfeuers
Höllischer Rundumschlag
Höllenschwert
'Verseuchtes Tal'-Karte
Eindringlingstiefel
Eindringling-Stulpenhandschuhe
Beeinflusster Kundschafterbericht
Beeinflussender Skarabäus der Horden
Beeinflussender Skarabäus der Beeinträchtigung
Beeinflussender Skarabäus des Ältesten
Beeinflussender Skarabäus des Schöpfers
Unterstützung: Konzentriertes Kanalisieren
Verstärkte Sphäre des Ingenieurs
Verstärkter Inkubator
Unterstützung: Aufladen
Inschrift des Ultimatums
Unterstützung: Inspiration
Sphäre der Einflößung
Unterstützung: Intensivieren
Einschüchternder Schrei
Intrinsischer Katalysator
Intuitive Verbindung
Invasion-Ligastein
Unterstützung: Erfindung
Unterstützung: Regelumkehr
Inyas Schlüssel
Iolith-Ring
Eisendiadem
Eisenfläschchen
Eisenpanzerhandschuhe
Eisenbeinschienen
Unterstützung: Eiserner Griff
Eisenhelm
Eisenmaske
Eisenring
Eisenzepter
Eisenstab
Unterstützung: Eiserner Wille
Eisenschuppenstiefel
Eisenschuppen-Panzerhandschuhe
Eisenholz-Faustschild
Eisenholz-Tinktur
Unterstützung: Gegenstandsmenge
Unterstützung: Gegenstandsseltenheit
Elfenbeinbogen
Elfenbein-Geistschild
'Elfenbeintempel'-Karte
Elfenbeinfarbener Wächterstein
Izaro - Teleportation
Der Schachtelteufel
Jadeamulett
Jadeaxt
Jadefläschchen
Jade-Kriegsbeil
Gezacktes Florett
Gezacktes Fossil
Gezackter Hammer
Jaspis-Axt
Jaspis-Axt
Narrenmaske
Gagatamulett
Gagatring
Stichflamme
Juwelenbesetztes Florett
Verzierte Sphäre des Deliriums
Sphäre des Goldschmieds
Schmuck-Rekombinator
Klappernder Geistschild
Aufrüttelndes Esh-Transplantat
Reiserune
Reisetätowierung der Makanui
Reisetätowierung des Körpers
Reisetätowierung des Geists
Reisetätowierung der Seele
Siegel des Kartographengesellen
Richterstab
Richtender Geist
Böse Stimmen
'Dschungeltal'-Karte
Der gerechtfertigte Ehrgeiz
Kalguurische Sphäre des Deliriums
Kalguurischer Inkubator
Kalguurischer Skarabäus
Kalguurischer Skarabäus der Anreicherung
Kalguurischer Skarabäus des bewachten Reichtums
Kalguurischer Skarabäus der Veredelung
Kamasa-Götze
Kaoms Beinschienen
Kaoms Panzer
Karui-Axt
Karui-Axt
Ummantelnder Kristall der Karui
Karui-Keule
Karui-Zepter
Katakohis Dukate
Die Verderbtheit des Wächters
Schlüssel zum Verfall
Schlüssel zum Schmelztiegel
Schlüsselklinge
Töten
Kinetische Anomalie
Kinetische Explosion
Kinetische Explosion des Gruppierens
Kinetisches Geschoss
Kinetisches Geschoss der Aufteilung
Kinetischer Fluss
Kinetische Salve
Kinetische Salve der Detonation
Unterstützung: Kinetische Instabilität
Kinetischer Regen
Kinetischer Regen des Einschlags
Kinetischer Zauberstab
Kiracs Erinnerung
Kisharas Dukate
Ritterhelm
Unterstützung: Zurückstoßen
'Laboratorium'-Karte
-
Zerfleischen
Zerfleischen des Schlachtens
Zerfleischen des Verblutens
Perlholz-Geistschild
Blutige Tränen
Lackierter Faustschild
Lackiertes Gewand
Lackierter Helm
'Lager'-Karte
'Versteck der Hydra'-Karte
Laminierter Drachenschild
Stechender Stahl
Stechender Stahl der Verteilung
Lantadors verlorene Liebe
Lapisamulett
Großes Cluster-Juwel
Großes Hybridfläschchen
Großes Lebensfläschchen
Großes Manafläschchen
Die letzte Hoffnung
Letzter Widerstand
-
Gitterringpanzer
'Lavakammer'-Karte
'Lavasee'-Karte
Reicher Fruchtkeim
Doppellagiger Drachenschild
Bleizepter
Sprunghieb
Sprunghieb der Erdspaltung
Ledergürtel
Lederarmschienen
Lederkappe
Lederhaube
Lederschuppenstiefel
Dem Schicksal überlassen
Legionärsstiefel
Legionärshandschuhe
Legionärshammer
Legionpanzer
Legion-Skarabäus
Legion-Skarabäus des Ewigen Konflikts
Legion-Skarabäus des Offiziers
Legion-Skarabäus der Sekhema
Legion-Skarabäus der Schätze
Legionärsschwert
Legionärsschwert (Bruchstück)
Unterstützung: Verkürzte Dauer
Kleines Artefakt der Schwarzen Sense
Kleines Artefakt des Zerbrochenen Kreises
Kleine übernatürliche Glut
Kleiner übernatürlicher Ichor
Kleines Artefakt des Ordens
Unterstützung: Schwache Manareduktion
Kleines Artefakt der Sonne
Unterstützung: Tödliche Dosis
Die vergessene Versuchung
Leviathan-Panzerhandschuhe
Leviathan-Beinschienen
Ley-Linien-Handschuhe
'Brachland'-Karte
Lich-Diadem
Unterstützung: Lebenserhalt bei Treffer
Unterstützung: Lebensraub
Lebensrune
Unterstützung: Aderlass
Leichtes Panzerhemd
Leichter Köcher
Licht und Wahrheit
'Leuchtturm'-Karte
Lichtloses Astrolabium
Blitz-Obhut
Blitzpfeil
Blitzpfeil des Stromschlags
Schleuderblitz
Blitzklon-Gegenschlag
Blitzleitung
Blitzleitung der Himmel
Unterstützung: Durchdringender Blitz
Blitzleiterfalle
Blitzleiterfalle der Überladung
Blitzleiterfalle der Elektrisierung
Blitzschlag
Blitzschlag des Bogens
Blitzranken
Blitzranken der Exzentrizität
Blitzranken der Eskalation
Blitzfalle
Blitzfalle des Funkens
Blitzteleportation
Linden-Drachenschild
Die Unvergänglichen
Löwenhaube
Löwenschwert
Geschmeidige Klinge
Lebendes Eis
Unterstützung: Lebendiger Blitz
Lebendiger Blitzimpuls
Schlossknacken-Auftrag
Unterstützung: Locus-Mine
Talisman des Einsamen Geweihs
Einsames Fragment
Schlüssel zur Einsamen Reliquienkammer
Der einsame Krieger
Langbogen
Langstab
Langschwert
Langzahn-Talisman
'Ausguck'-Karte
Fürstlicher Panzer
Verstärkter Ringpanzer
Die verlorenen Welten
Liebe durch Eis
Die Treue
Stammestätowierung von Ahuana
Stammestätowierung von Akoya
Stammestätowierung von Ikiaho
Stammestätowierung von Kahuturoa
Stammestätowierung von Kaom
Stammestätowierung von Kiloava
Stammestätowierung von Maata
Stammestätowierung von Rakiata
Stammestätowierung von Tawhanuku
Stammestätowierung von Utula
Glänzendes Fossil
Das Glück der Vaal
Glückbringende Bastion
Glückbringende Verbindungen
Gutes Blatt
Leuchtender Schatz
Lunaris-Diadem
Wolfsanhänger
Schimmernde Schutzrune
Lycias Invokation: Akrobatik
Lycias Invokation: Band der Ahnen
Lycias Invokation: Pfeiltanz
Lycias Invokation: Inkarnation des Feuers
Lycias Invokation: Blutmagie
Lycias Invokation: Ruf zu den Waffen
Lycias Invokation: Leitung
Lycias Invokation: Blutroter Tanz
Lycias Invokation: Göttlicher Schild
Lycias Invokation: Unheimlicher Transformator
Lycias Invokation: Elementargleichgewicht
Lycias Invokation: Elementarüberladung
Lycias Invokation: Ewige Jugend
Lycias Invokation: Geistertanz
Lycias Invokation: Geistplünderer
Lycias Invokation: Streifhieb
Lycias Invokation: Verhexungsmeister
Lycias Invokation: Unausgewogene Rüstung
Lycias Invokation: Eiserner Griff
Lycias Invokation: Eiserne Reflexe
Lycias Invokation: Eiserner Wille
Lycias Invokation: Vergessener Schatten
Lycias Invokation: Zauberbann
Lycias Invokation: Geist über Materie
Lycias Invokation: Instabile Kreaturen
Lycias Invokation: Schmerzvolle Einstimmung
Lycias Invokation: Quälerei in Perfektion
Lycias Invokation: Aus nächster Nähe
Lycias Invokation: Präzise Technik
Lycias Invokation: Resolute Technik
Lycias Invokation: Runenmeister
Lycias Invokation: Solipsismus
Lycias Invokation: Überlegener Stolz
Lycias Invokation: Unerschütterliche Haltung
Lycias Invokation: Vaal-Pakt
Lycias Invokation: Vielseitiger Kämpfer
Lycias Invokation: Erbitterte Abwehr
Lycias Invokation: Windtänzer
Lycias Invokation: Schwur des Eiferers
Lycias Invokation: Agnostiker
Lycias Invokation: Der Aufspießer
Luchs-Talisman
Lysahs Galgenfrist
MTX Geschenkpapier
Unterstützung: Machenschaften
Inkubator des Wahnsinns
Objekt des Wahnsinns
Mahlstrom-Stab
Magiertracht
Magistratskrone
Magmahund-Talisman
Magmatisches Erz
Magmatischer Turmschild
Unterstützung: Magnetismus
Opus magnum
Mahagoni-Turmschild
Unterstützung: Verstümmeln
Majestätische Haube
Majestätischer Panzer
Boshaftigkeit
'Missbildung'-Karte
Bösartige Reißzähne
Holzhammer
Misshandelnde Axt
Mann mit Bär
Unterstützung: Manaraub
Manaverstärkter Stab
Manaband
Unterstützung: Manageschmiedete Pfeile
Mandibel-Talisman
Tanzende Derwische manifestieren
Vielfaltring
Karte
Karte (Level 1)
Karte (Level 10)
Karte (Level 11)
Karte (Level 12)
Karte (Level 13)
Karte (Level 14)
Karte (Level 15)
Karte (Level 16)
Karte (Level 2)
Karte (Level 3)
Karte (Level 4)
Karte (Level 5)
Karte (Level 6)
Karte (Level 7)
Karte (Level 8)
Karte (Level 9)
Ahorn-Rundschild
Maraketh-Bogen
Ummantelnder Kristall der Maraketh
Murmelamulett
Unterstützung: Mal bei Treffer
Als Beute markieren
Marschall-Panzerhemd
'Marschlande'-Karte
Märtyrer-Stiefel
Märtyrer-Handschuhe
Siegel des Kartographenmeisters
Meister-Dietrich
Matroschka
'Mausoleum'-Karte
Seherinmeißel der Habgier
Seherinmeißel der Weissagung
Seherinmeißel der Beschaffung
Seherinmeißel der Durchdringung
Seherinmeißel der Skarabäen
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
Einladung der Seherin: Die Erinnerten
Einladung der Seherin: Die Verdorbenen
Einladung der Seherin: Tirns Ende
Einladung der Seherin: Valdos Rast
-
'Irrgarten'-Karte
'Labyrinth des Minotauren'-Karte
Unterstützung: Fleischschild
Fleischmalmer
Fleischsack
Mechalarm-Gürtel
Mechanischer Gürtel
Mittleres Cluster-Juwel
Mittleres Hybridfläschchen
Mittleres Lebensfläschchen
Mittleres Manafläschchen
Unterstützung: Physischer Nahkampfschaden
Unterstützung: Nahkampf-Streuschaden
Erinnerung des Verlangens
Erinnerung der Ungläubigkeit
Erinnerung der Vertrautheit
Erinnerung der Ungeduld
Erinnerung der Impulsivität
Erinnerung der Einsamkeit
Erinnerung des Spotts
Erinnerung der Panik
Erinnerung der Ehrfurcht
Erinnerung des Misstrauens
Erinnerung des Traumas
Söldnerhaftbefehl
Unerbittliche Bewaffnung
Merricks Dukate
'Hochebene'-Karte
Maschenstiefel
Maschenhandschuhe
Bezaubern
Flaschenpost
Metallisches Fossil
Metamorph-Gehirn
Metamorph-Auge
Metamorph-Herz
Metamorph-Leber
Metamorph-Lunge
Mikrodestille-Gürtel
Mitternachtsklinge
Wissen ist Macht
Militärischer Stab
Gedankenkäfig
Unterstützung: Minenfeld
'Mineralquellen'-Karte
Unterstützung: Kreaturenschaden
Unterstützung: Kreaturenleben
Unterstützung: Kreaturengeschwindigkeit
Geringer Götze
Unterstützung: Phantombogenschütze
Trügerischer Inkubator
Klonpfeil
Klonpfeil der bombardierenden Klone
Klonpfeil der prismatischen Klone
Spiegelscherbe
Spiegel von Kalandra
Spiegel von Teklatipitzi
Spiegelnder Stachelschild
Gespiegelte Tafel
Das Elend in der Dunkelheit
Neblige Reflexion
Gepflegte Hände
Lavaprojektile
Lavaschilde
Lavaschlag
Lavaschlag des Zenits
Geschmolzenes Xoph-Transplantat
Unterstützung: Momentum
Affenpfote-Talisman
Affenzwilling-Talisman
Die Monochromie
Mondstab
'Mondtempel'-Karte
Mondscheindiadem
Mondsteinring
Unterstützung: Mehr Dauer
Mehr ist niemals genug
Morgenstern
Tödliche Trauer
Tödliche Hoffnung
Tödliche Ignoranz
Tödliche Wut
Tödliches Set
Mörser
Mosaik-Drachenschild
Bergrune
'Schlammgeysir'-Karte
Unterstützung: Projektilaufteilung
Unterstützung: Mehrere Totems
Unterstützung: Mehrfachfallen
Unterstützung: Mehrfachschlag
Meuchelstiefel
Meuchel-Stulpenhandschuhe
Juwel der mörderischen Augen
'Museum'-Karte
Murmelnde Essenz der Wut
Murmelnde Essenz der Verachtung
Murmelnde Essenz der Angst
Murmelnde Essenz der Gier
Murmelnde Essenz des Hasses
Murmelnde Essenz der Trauer
Murmelnde Essenz der Folter
Murmelnde Essenz des Kummers
Geheimnisvoller Inkubator
Geheimnisvoller Fruchtkeim
Überraschungskiste
Mystery-Ligastein
Nagelfaust
Namensloses Astrolabium
Namenloser Ring
Flottenauftrag
Marineoffizier
Nekromanten-Diadem
Nekromantenseide
Nekromantisches Netz
'Totenstadt'-Karte
Nekrotische Rüstung
Nadelschrecken
Nemesis-Ligastein
Nexus-Handschuhe
Unterstützung: Nachtklinge
Albtraum-Beckenhaube
Albtraumkolben
Albtraum-Karte
Nachtgewebte Robe
Nachtwind-Pantinen
Nikos Erinnerung
Spurlos
Edle Axt
Edle Klaue
Herrschaftlicher Götze
Edler Dreispitz
Nooks Krone
Schädlicher Katalysator
Nubuklederstiefel
Nubuklederhandschuhe
Eichen-Faustschild
Eichenzweig-Tinktur
Obskure Sphäre des Deliriums
Obskurer Inkubator
Obsidianbesetzter Alpha-Wächter
Obsidianbesetzter Höllischer Wächter
Obsidian-Wetzstein
Obsidianbesetzter Jagender Wächter
Okkultistentracht
Ockerfarbenes Zepter
Krake-Talisman
Opfergabe an die Göttin
Kandelaber von Ogham
Öl-Extrahierer
Geöltes Wams
Geölte Weste
Omenzauberstab
Omen der Beschleunigung
Omen des Adrenalins
Omen der Genesung
Omen des Vermächtnisses
Omen der Brillanz
Omen der Verbindungen
Omen der Schwelle des Todes
Omen des Totentanzes
Omen des Schicksals
Omen der Erfrischung
Omen des Wiederaufstiegs
Omen der Rückkehr
Omen der Rache
Omen der Trichromasie
Omen des Goldschmieds
Omen des Seelenverschlingers
Ein letzter Coup
Onslaught-Ligastein
Onyxamulett
Opalring
Opalzepter
Opal-Zauberstab
Opalisierendes Öl
Umfangreicher Kundschafterbericht
Opulentes Fossil
Sphäre der Alchemie
Veränderungssphäre
Sphäre der Annullierung
Aufwertungssphäre
Bindungssphäre
Sphäre der Möglichkeiten
Sphäre des Konflikts
Sphäre der Beherrschung
Sphäre der elementaren Essenz
Verbindungssphäre
Sphäre der Horizonte
Sphäre der Intention
Sphäre der Reue
Sphäre der Erinnerung
Sphäre der Läuterung
Gewittersphäre
Gewittersphäre der Sturmböen
Umwandlungssphäre
Sphäre der Umkehr
Sphäre der Entwirrung
Orbalas fünftes Abenteuer
'Obstgarten'-Karte
Befehl: Zu mir!
Organischer Ring
Erschafferin-Leerenstein
Verzierter Inkubator
Verzierter Streitkolben
Verzierter Köcher
Verzierter Ringpanzer
Verzierter Stachelschild
Verziertes Schwert
Schwingendes Zepter
Jenseitiger Inkubator
Jenseitiger Kundschafterbericht
Schlüssel zur Kerker-Reliquienkammer
Ausgefuchst
Unterstützung: Überladen
Überlastete Sehnen
Unterstützung: Überpotenzierung
'Verwilderte Ruine'-Karte
'Verwilderter Schrein'-Karte
Unterstützung: Überhitzung
Unterstützung: Überladene Intensität
Unterstützung: Pazifismus
Befrieden
Pakt von Beidat
Pakt von Ghorr
Pakt von K'Tash
Pakt von Lycia
Gefütterte Jacke
Gefütterte Weste
Heidenzauberstab
Schmerzkünstler
Bemalter Faustschild
Bemalter Turmschild
'Palast'-Karte
Paladin-Stiefel
Paladinkrone
Paladin-Handschuhe
Paladin-Kettenrüstung
Das bleiche Gericht
Papyrus-Relikt
Parasitische Passagiere
'Park'-Karte
Pauaamulett
Pauaring
Friedvolle Momente
Perlmutt-Amulett
Perlen vor die Säue
-
'Pferch'-Karte
Zeichen der Buße
Zeichen der Buße der Leitung
Zeichen der Buße der Auflösung
Mal der Buße
Spießpfeilköcher
'Halbinsel'-Karte
Büßermaske
Halbschattenring
Perandus-Münze
Perandus-Ligastein
Wahrnehmung-Auftrag
Vollkommener Anhänger des Zarokh
Vollkommener astraler Lich
Vollkommener Gotteslästerer
Vollkommener Blutdämon
Vollkommener Beschwörer der Fäulnis
Vollkommenes tanzendes Schwert
Vollkommene dunkle Marionette
Vollkommener dunkler Schnitter
Vollkommener druidischer Alchemist
Vollkommenes unheilvolles Auge
Vollkommener entflohener Prototyp
Vollkommener feuriger Kannibale
Vollkommener Waldtiger
Vollkommener Waldkrieger
Vollkommener gefrorener Kannibale
Vollkommene Wächter-Schildkröte
Vollkommener halbvergessener Goliath
Vollkommene massige Monstrosität
Vollkommene Hydra
Vollkommener richtender Geist
Vollkommener Fleischsack
Vollkommener Marineoffizier
Vollkommener Nadelschrecken
Vollkommener Schmerzkünstler
Vollkommener urzeitlicher Demiurg
Vollkommener Urzeitlicher Donnervogel
Vollkommener ruheloser Ritter
Vollkommener Riss-Zauberer
Vollkommenes Runenskelett
Vollkommener Blutmagie-Dämon
Vollkommener Sägeschrecken
Vollkommener Schlangenkrieger
Vollkommener Schattenberserker
Vollkommenes Schattenkonstrukt
Vollkommener Schlitzerschrecken
Vollkommene Spinnen-Matriarchin
Vollkommener Geist des Glücks
Vollkommener Kriegsherr
Perfektion
Perforieren
Perforieren des Blutvergießens
Perforieren der Dualität
-
Seuchenschlag
Versteinerungsstatue
Erstarrtes Blut
Versteinerte Keule
'Phantasmagorie'-Karte
Phantomstiefel
Phantom-Streitkolben
Phantom-Stulpenhandschuhe
Schemensprint
Physische Obhut
Aura der physischen Degeneration
Physischer Projektilgegenschlag
Unterstützung: Physisch zu Blitz
'Pier'-Karte
Unterstützung: Durchbohren
Pietys Strahl
Pietys Rückwärtsspalten
Schweinsbeckenhaube
Ramme
Kiefern-Faustschild
Zinnen-Turmschild
Unterstützung: Zielgenauigkeit
'Grube'-Karte
'Grube der Chimäre'-Karte
Pitbull-Talisman
Pest
Pestbringer
Seuchenmaske
Verseuchte-Arachnide-Talisman
Holz-Drachenschild
Plattenweste
'Plateau'-Karte
Plattierte Panzerhandschuhe
Plattierte Beinschienen
Plattierter Hammer
Platin-Wächterstein von Glennach Cairns
Platin-Wächterstein von Haewark Hamlet
Platinkris
Platin-Wächterstein von Lex Ejoris
Platin-Wächterstein von Lex Proxima
Platin-Wächterstein von Lira Arthain
Platin-Wächterstein von Neu Vastir
Platinzepter
Platin-Wächterstein von Tirns Ende
Platin-Wächterstein von Valdos Rast
Stell dich tot!
Playtest Angriff
Playtest Hieb
Playtest Zauber
'Vorplatz'-Karte
Pneumatischer Dolch
Mal des Wilderers
-
Unterstützung: Aus nächster Nähe
Nachtschatten-Tinktur
Der vergiftete Glaube
Giftiger Trank
Giftiger Trank des Aufprallens
Polar-Faustschild
Polare Einladung
Stangenaxt
Glänzender Abgrund-Skarabäus
Glänzender Hinterhalt-Skarabäus
Glänzender Bestien-Skarabäus
Glänzender Befall-Skarabäus
Glänzender Riss-Skarabäus
Glänzender Kartographie-Skarabäus
Glänzender Weissagungs-Skarabäus
Glänzender Skarabäus des Ältesten
Glänzender Expedition-Skarabäus
Glänzender Vorboten-Skarabäus
Glänzender Legion-Skarabäus
Glänzender Reliquien-Skarabäus
Polierter Sinnesverstärker
Glänzender Skarabäus des Schöpfers
Glänzender Stachelschild
Glänzender Sulfit-Skarabäus
Glänzender Gequälter Skarabäus
Glänzender Ultimatum-Skarabäus
-
'Port'-Karte
-
Portalrolle
Portalzerstörer
Wirkungsvoller alchemischer Resonator
Wirkungsvoller chaotischer Resonator
Potenter Stock
Unterstützung: Energie-Ladung bei kritischem Treffer
Energiekern
Machtrune
Energieentladung
Energieentladung des Erzmagiers
Mächtiger alchemischer Resonator
Mächtiger chaotischer Resonator
Prätorkrone
'Stadtviertel'-Karte
Präzise Pfeilspitze
Präzision
Vorläufer-Panzerhandschuhe
Vorläufer-Beinschienen
Unterstützung: Todfeind
Prähistorische Klaue
Das Vorurteil
Bewahrende Panzerhandschuhe
Stille bewahren
Druckbelasteter Dolch
Präventiver Auftrag
Stolz
Hochmut kommt vor dem Fall
Der Stolz der Ersten
Urzeitliche Obhut
Urzeitlicher Pfeilköcher
Urzeitliche kristallisierte Lebenskraft
Urzeitliche Sphäre des Deliriums
Urzeitlicher Demiurg
Urzeitlicher Inkubator
Urschädel-Talisman
Urzeitlicher Donnervogel
Urzeitliche Irrlichter
Unvergleichlicher alchemischer Resonator
Unvergleichlicher chaotischer Resonator
Erstklassiger Spalter
Primäre Refraktionslinse
Außergewöhnlicher Sextant
Urzeitlicher Alpha-Wächter
Urzeitlicher Höllischer Wächter
Urzeitliches Rapier
Urzeitliches Relikt
Urzeitlicher Jagender Wächter
Primitiver alchemischer Resonator
Primitiver chaotischer Resonator
Primitiver Stab
'Urzeitliche Ruinen'-Karte
Urzeitliches Fragment
'Urbecken'-Karte
Vorzeitliches Relikt
Urzeitlicher Stab
Prismatische Explosion
Unterstützung: Prismatische Explosion
Prismatischer Katalysator
Prismatisches Fossil
Prismatisches Juwel
Prismatisches Öl
Spektralring
Prismatische Tinktur
Unversehrtes Fossil
Prozessionsbuch-Relikt
Gottloser Zauberstab
'Promenade'-Karte
Prometheus' Schmiede
Gezackter Dolch
Prophezeiung
Prophecy-Ligastein
Prophezeiungszauberstab
Prophetenkrone
Schürfendes Astrolabium
Der Wohlstand
Schützende Verbindung
Versorgender Fruchtkeim
Psychotische Axt
Unterstützung: Pulverisieren
Durchstoßen
Durchstoßen des Erstechens
Bestrafung
Läuterer-besetzte Karte
Reinigende Flamme
Reinigende Flamme der Offenbarungen
Reinheit der Elemente
Reinheit des Feuers
Reinheit des Eises
Reinheit des Blitzes
Unterstützung: Scheiterhaufen
Lavageschossmine
Lavageschossmine der Sabotage
Kampfstab
Quarzfläschchen
Quarz-Zepter
Quarz-Zauberstab
Gebot der Königin
Quecksilberfläschchen
Schnelle Schritte
Gesteppte Jacke
'Rennbahn'-Karte
Unterstützung: Rausch
Rauschender Vortex
Rauschender Vortex des Wütens
Klingenregen
Der Regentanz
Pfeilregen
Pfeilregen der Artillerie
Pfeilregen der Flächendeckung
Regen des Chaos
Schemen erwecken
Schemen der Vergänglichkeit erwecken
Spinnen erwecken
Zombie erwecken
Zombie des Fallens erwecken
Zombie des Hiebes erwecken
Schlachtruf
Rampage-Ligastein
'Befestigungen'-Karte
Zufälliges Amulett
Zufällige Körperrüstung (Rüstung)
Zufällige Stiefel (Rüstung)
Zufällige Handschuhe (Rüstung)
Zufälliger Helm (Rüstung)
Zufälliger Schild (Rüstung)
Zufällige Körperrüstung (Rüstung und Energieschild)
Zufällige Stiefel (Rüstung und Energieschild)
Zufällige Handschuhe (Rüstung und Energieschild)
Zufällige Körperrüstung (Rüstung und Energieschild)
Zufälliger Schild (Rüstung und Energieschild)
Zufällige Körperrüstung (Rüstung und Ausweichen)
Zufällige Stiefel (Rüstung und Ausweichen)
Zufällige Handschuhe (Rüstung und Ausweichen)
Zufälliger Helm (Rüstung und Ausweichen)
Zufälliger Schild (Rüstung und Ausweichen)
Zufälliger Gürtel
Zufälliger Bogen
Zufälliger Begräbnisgötze
Zufällige Klaue
Zufälliger Eroberergötze
Zufälliger Dolch
Zufällige Körperrüstung (Energieschild)
Zufällige Stiefel (Energieschild)
Zufällige Handschuhe (Energieschild)
Zufälliger Helm (Energieschild)
Zufälliger Schild (Energieschild)
Zufällige Körperrüstung (Ausweichen)
Zufällige Stiefel (Ausweichen)
Zufällige Handschuhe (Ausweichen)
Zufälliger Helm (Ausweichen)
Zufälliger Schild (Ausweichen)
Zufällige Körperrüstung (Ausweichen und Energieschild)
Zufällige Stiefel (Ausweichen und Energieschild)
Zufällige Handschuhe (Ausweichen und Energieschild)
Zufälliger Helm (Ausweichen und Energieschild)
Zufälliger Schild (Ausweichen und Energieschild)
Zufälliger Kamasan-Götze
Zufälliger kleiner Götze
Zufälliger Adelsgötze
Zufällige Einhandaxt
Zufälliger Einhandstreitkolben
Zufälliges Einhandschwert
Zufälliger Köcher
Zufälliges Rapier
Zufälliger Ring
Zufälliger Runendolch
Zufälliges Zepter
Zufälliger Stab
Zufälliger Totemgötze
Zufällige Zweihandaxt
Zufälliger Zweihandstreitkolben
Zufälliges Zweihandschwert
Zufälliger Zauberstab
Zufälliger Kriegsstab
-
Jagdbogen
Deformationsring
Die Ratten
Rabenmaske
Gefräßig
Rohlederstiefel
Rohlederhandschuhe
Rohleder-Turmschild
Existenzielles Fragment
Sense
Sense des Gemetzels
Zerreißen
Zerreißen der Brechung
Räuberaxt
Räuberhelm
Räuberschwert
Die Wiedergeburt
Wiedergeburt und Erneuerung
Tadelnde Klinge
Vergeltender Stab
Der rücksichtslose Ehrgeiz
Abrechnung
Krummbogen
-
Erhabene Sphäre der Erlöserin
Rotholz-Stachelschild
'Riff'-Karte
Spiegelnder Nebel
Reflexion
Reflexion des Herzens
Spiegelndes Öl
Reflexbogen
Lichtbrechender Nebel
Hoheitliches Implantat
Hoheitliche Sphäre
Hoheitliche Scherbe
Königsmörder-Verkleidung
Königsmörder-Maske
Verstärkte Beinschienen
Verstärktes Eisennetz
Verstärkter Drachenschild
Verstärktes Seilnetz
Verstärktes Stahlnetz
Verstärkter Turmschild
Regenerationstotem
'Reliktkammern'-Karte
Das Andenken
Relikt der Verderbtheit
Zerreißender Stahl
Replizierendes Esh-Transplantat
'Residenz'-Karte
Ruheloser Ritter
Würger-Talisman
Rückkehr zu Staub
Zum Trugbild-Portal zurückkehren
Unterstützung: Projektilrückkehr
Ehrfürchtiges Fragment
Schlüssel zur Ehrfürchtigen Reliquienkammer
Rhex-Talisman
Rhoa-Talisman
Riss-Zauberer
Sühnendes Feuer
Sühnendes Feuer der arkanen Hingabe
Sühnender Blitz
-
Ringpanzerstiefel
Ringpanzerwams
Ringpanzer-Handschuhe
Lichtringe
Gegenschlag
Reißende Flut
Ritual-Skarabäus des Überflusses
Ritual-Skarabäus der Leichen
Ritual-Skarabäus der Selektion
Ritual-Skarabäus der Irrlichter
Ritualzepter
Ritualsplitter
Ritualgefäß
Flussrune
Nietenstiefel
Nietenhandschuhe
Felsenbrecher
Stab der Zerstörung
Signum der Abtrünnigen
Rolle!
Magmakugel
Rosendorn-Tinktur
Faulkopf-Talisman
Faulfeder-Talisman
Fäulnismutters Dukate
Vermoderter Rundschild
Grober Wetzstein
Majestätische Axt
Majestätischer Bogen
Königliche Burgunderhaube
Königlicher Panzer
Majestätisches Zepter
Majestätisches Dolchmesser
Majestätischer Stab
Rubinamulett
Rubinfläschchen
Rubinring
Robuster Köcher
Runenexplosion
Runenexplosion der Teleportation
Runenverzierte Armschienen
Runengravur des Geschreis
Runengravur der Blasphemie
Runengravur der Verbindung
Runengravur der Weihe
Runengravur des Zorns
Runengravur des Gemmenschneiders
Runengravur der Loyalität
Runengravur des Zechens
Runengravur des Schlachtrufs
Runengravur der Brechung
Runengravur des Neuflickens
Runengravur des Wiederaufstiegs
Runengravur des Fäulnisbluts
Runengravur der Stabilität
Runengravur des Leids
Runengravur der Zeit
Runengravur des Verrats
Runengravur der Wendigen
Runengravur des Anglers
Runengravur der Bindung
Runengravur des Kämpfers
Runengravur der Festung
Runengravur des Gauklers
Runengravur der Verstärkten
Runengravur des Goldschmieds
Runengravur des Novamals
Runengravur des Flusses
Runengravur der Linksseitigkeit
Runengravur der Seelenwanderung
Runengravur der Verzauberten
Runengravur der Verzerrung
Runengravur des Hexenmals
Runen-Astrolabium
Runenverzierte Haube
Runenverzierte Krone
Runenverzierte Fehdehandschuhe
Runenverzierte Panzerhandschuhe
Runenverzierte Handschuhe
Runenverzierte Beinschienen
Runen-Kriegsbeil
Runenverzierter Helm
Runenglück
Runenverzierte Panzerschuhe
Runenskelett
Runenverzierte Eisenschuhe
Unterstützung: Fleischwunde
Verrosteter Abgrund-Skarabäus
Verrosteter Hinterhalt-Skarabäus
Verrosteter Bestien-Skarabäus
Verrosteter Befall-Skarabäus
Verrosteter Riss-Skarabäus
Verrosteter Kartographie-Skarabäus
Rostige Bundhaube
Verrosteter Weissagungs-Skarabäus
Verrosteter Skarabäus des Ältesten
Verrosteter Expedition-Skarabäus
Verrosteter Vorboten-Skarabäus
Rostiges Kriegsbeil
Verrosteter Legion-Skarabäus
Verrosteter Reliquien-Skarabäus
Verrosteter Skarabäus des Schöpfers
Rostiger Stachel
Rostiger Jagender Wächter
Verrosteter Sulfit-Skarabäus
Rostiges Schwert
Verrosteter Gequälter Skarabäus
Verrosteter Ultimatum-Skarabäus
Bauernschärpe
Unterstützung: Unbarmherzigkeit
Säbel
Heilige Blüte
Sakraler Kettenpanzer
Heilige kristallisierte Lebenskraft
Heiliges Hybridfläschchen
Heiliger Inkubator
Heiliges Lebensfläschchen
Heiliges Manafläschchen
Heilige Sphäre
Unterstützung: Heilige Irrlichter
Opfergaben-Set
Unterstützung: Opfer
Opfergabe bei Morgendämmerung
Opfergabe bei Abenddämmerung
Opfergabe bei Mitternacht
Opfergabe bei Mittag
Opfergewand
Unterstützung: Sadismus
Sadistenrock
Weisenhandschuhe
Weisenstiefel
Weisenzauberstab
Weisenrobe
-
Heiligen-Kettenrüstung
Frommer Kettenpanzer
Schaller
Sambarzepter
Sambodhis Gelübde
Sambodhis Weisheit
Samit-Handschuhe
Samit-Pantinen
Samniten-Helm
Sakrales Fossil
Sakrales Lebensfläschchen
Sakrales Manafläschchen
Heiliges Relikt
'Heiligtum'-Karte
Sanktum-Forschungsauftrag für das Archiv
Sanktum-Forschungsauftrag für die Kathedrale
Sanktum-Forschungsauftrag für die Nekropolis
Sanktum-Forschungsauftrag für das Gewölbe
Sandspucker-Talisman
Sand der Ewigkeit
'Sandiger Meeresboden'-Seekarte
Blutmagie-Dämon
Blutrote Tracht
Saphirfläschchen
Saphirring
Saqawaler Köder
Saqawaler Talisman
Satinhandschuhe
Satinpantinen
Wilde Seepocke
Wilde-Krabbe-Talisman
Gelehrtenrobe
Sägeschrecken
Panzerwams
Panzerweste
Skarabäus der Widersacher
Skarabäus der Göttlichkeit
Skarabäus der Evolution
Skarabäus der gejagten Verräter
Skarabäus der ungeheuerlichen Abstammung
Skarabäus der Strahlenden Stürme
Skarabäus der Stabilität
Skarabäus der Irrlichter
Skarabäus des Kommandanten
Skarabäus der Rechtsseitigkeit
Skarabäus der Linksseitigkeit
Scheuchenmaske
Scharlachrotes Gewand
Scharlachroter Rundschild
Scholarenstiefel
Der Gelehrte der Meere
Scholarenrobe
Angesengtes Fossil
Sengender Strahl
Sengender Strahl der Selbstverbrennung
Unterstützung: Herold der Verachtung
Skorpion-Talisman
Verhängnispfeil
Verhängnispfeil der Bedrohung
Wühler-Talisman
Metallreste
Schreiende Essenz der Wut
Schreiende Essenz der Qual
Schreiende Essenz der Verachtung
Schreiende Essenz des Zweifels
Schreiende Essenz der Furcht
Schreiende Essenz des Neids
Schreiende Essenz der Angst
Schreiende Essenz der Gier
Schreiende Essenz des Hasses
Schreiende Essenz der Abscheu
Schreiende Essenz des Elends
Schreiende Essenz der Rage
Schreiende Essenz des Gespötts
Schreiende Essenz der Trauer
Schreiende Essenz der Bosheit
Schreiende Essenz des Leids
Schreiende Essenz der Folter
Schreiende Essenz des Kummers
Schreiende Essenz des Zorns
Schreiende Essenz des Eifers
Schreiende Einladung
'Skriptorium'-Karte
Schriftrollenfragment
Identifikationsrolle
Tauschsphäre
Meerglas-Amulett
Siegel von Lunaris
Siegel von Solaris
Juwel der suchenden Augen
Sengendes Band
Sengendes Band der Detonation
Unterstützung: Zweite Luft
Sekundäre Refraktionslinse
Secutorhelm
Seismischer Schrei
Seismische Falle
Seismische Falle der Wogen
Griff nach Fleisch
Sechem
Wachenwams
Sepiafarbenes Öl
'Grabstätte'-Karte
Schlangenöl
Schlangenkrieger
Schlangenstab
Schlangenschuppenstiefel
Schlangenschuppen-Panzerhandschuhe
Zackenpfeilköcher
Gezacktes Florett
Geriffeltes Fossil
Haiköder auslegen
Sieben Jahre Pech
Abgetragenes Wams
Riemenstiefel
Schattenform
Schattenaxt
Schattenberserker
Schattenklingen
Schattenkonstrukt
Schatten-Reißzähne
Schattenzepter
Schattenring
Narbenlederstiefel
Narbenlederhandschuhe
Narbenleder-Turmschild
Verformte 'Akademie'-Karte
Verformte 'Ätzende Höhlen'-Karte
Verformte 'Antike Stadt'-Karte
Verformte 'Arachnidennest'-Karte
Verformte 'Arachnidengruft'-Karte
Verformte 'Arkaden'-Karte
Verformte 'Arena'-Karte
Verformte 'Ausgetrockneter See'-Karte
Verformte 'Waffenkammer'-Karte
Verformte 'Arsenal'-Karte
Verformte 'Aschewald'-Karte
Verformte 'Atoll'-Karte
Verformte 'Hügelgräber'-Karte
Verformte 'Strand'-Karte
Verformte 'Sumpf'-Karte
Verformte 'Knochenkrypta'-Karte
Verformte 'Grabkammern'-Karte
Verformte 'Schlucht'-Karte
Verformte 'Burgruinen'-Karte
Verformte 'Zellen'-Karte
Verformte 'Totenacker'-Karte
Verformte 'Kanal'-Karte
Verformte 'Kolonnade'-Karte
Verformte 'Hofgarten'-Karte
Verformte 'Buchten'-Karte
Verformte 'Kristallmine'-Karte
Verformte 'Verwunschene Krypta'-Karte
Verformte 'Wüste'-Karte
Verformte 'Wüstenquell'-Karte
Verformte 'Dünen'-Karte
Verformte 'Verlies'-Karte
Verformte 'Manufaktur'-Karte
Verformte 'Überflutete Mine'-Karte
Verformte 'Gärten'-Karte
Verformte 'Geode'-Karte
Verformte 'Elendsviertel'-Karte
Verformte 'Friedhof'-Karte
Verformte 'Grotte'-Karte
Verformte 'Dschungeltal'-Karte
Verformte 'Missbildung'-Karte
Verformte 'Marschlande'-Karte
Verformte 'Hochebene'-Karte
Verformte 'Schlammgeysir'-Karte
Verformte 'Museum'-Karte
Verformte 'Obstgarten'-Karte
Verformte 'Verwilderter Schrein'-Karte
Verformte 'Halbinsel'-Karte
Verformte 'Phantasmagorie'-Karte
Verformte 'Pier'-Karte
Verformte 'Grube'-Karte
Verformte 'Port'-Karte
Verformte 'Urbecken'-Karte
Verformte 'Promenade'-Karte
Verformte 'Rennbahn'-Karte
Verformte 'Befestigungen'-Karte
Verformte 'Riff'-Karte
Verformte 'Ufer'-Karte
Verformte 'Spinnenwald'-Karte
Verformte 'Spinnenhöhle'-Karte
Verformte 'Küste'-Karte
Verformte 'Tempel'-Karte
Verformte 'Dickicht'-Karte
Verformte 'Turm'-Karte
Verformte 'Giftige Kanalisation'-Karte
Verformte 'Tropische Insel'-Karte
Verformte 'Unterirdischer Fluss'-Karte
Verformte 'Vaal-Pyramide'-Karte
Verformte 'Villa'-Karte
Verformte 'Ödes Becken'-Karte
Verformte 'Hafen'-Karte
Wächterkarte des Schöpfers
Verzweiflung des Schöpfers
Zerstörung des Schöpfers
Erhabene Sphäre des Schöpfers
Zorn des Schöpfers
Die Scherbe des Schicksals
Hailederstiefel
Hailederhandschuhe
Hailedertunika
Haizahnpfeilköcher
Haifischzahnklaue
Zerschmetternder Stahl
Zerschmetternder Stahl der Munition
Schildansturm
Schildkrabbe-Talisman
Zermalmender Schild
Zermalmender Schild des Stammesführers
Zerschmetternder Schild
Schild des Lichts
Leuchtende Schutzrune
Schlüssel zur Glänzenden Reliquienkammer
'Werft'-Karte
Schockender Boden
Schocknova
Schocknova des Voranschreitens
Schockwelle
Unterstützung: Schockwelle
Schockwellen-Totem
Schockwellen-Totem der Autorität
'Ufer'-Karte
Kurzbogen
Schrapnell-Balliste
Schrapnell-Balliste des Stahls
Kreischende Essenz der Wut
Kreischende Essenz der Qual
Kreischende Essenz der Verachtung
Kreischende Essenz des Zweifels
Kreischende Essenz der Furcht
Kreischende Essenz des Neids
Kreischende Essenz der Angst
Kreischende Essenz der Gier
Kreischende Essenz des Hasses
Kreischende Essenz der Abscheu
Kreischende Essenz des Elends
Kreischende Essenz der Rage
Kreischende Essenz des Gespötts
Kreischende Essenz der Trauer
Kreischende Essenz der Bosheit
Kreischende Essenz des Leids
Kreischende Essenz der Folter
Kreischende Essenz des Kummers
Kreischende Essenz des Zorns
Kreischende Essenz des Eifers
'Schrein'-Karte
Schauderndes Fossil
Belagerungsaxt
Belagerungsballiste
Belagerungsballiste des Zersplitterns
Belagerungsballiste von Trarthus
Belagerungshelm
'Belagerung'-Karte
Rune der Macht
Todfeind
Die eisige Stille
Seidenhandschuhe
Seidenrobe
Seidenpantinen
Seidengewand
Seidenhaube
Seidenweste
Seidenwickel
Seidengewebe-Sohle
'Silo'-Karte
Silberne Brosche
Silbermünze
Silberfläschchen
Silberner Schlüssel
Silbernes Öl
Einfaches Eisennetz
Einfacher Dietrich
Einfache Robe
Einfaches Seilnetz
Einfacher Sextant
Einfaches Stahlnetz
Simplex-Amulett
-
Simulacrum-Splitter
Einmalige Sphäre des Deliriums
Einmaliger Inkubator
Einmaliger Kundschafterbericht
Linksseitiger Katalysator
Sünder-Dreispitz
Entkräftungsfalle
Entkräftungsfalle des Schmerzes
Sitz!
Dolchmesser
Provisorischer Schlüsselring
Kürschnermesser
Huschende Sphäre des Deliriums
Huschender Inkubator
Schlitzerschrecken
Schlachtmesser
Vorschlaghammer
Glattes Wams
Geschmeidige Stiefel
Geschmeidige Handschuhe
Aura der Verlangsamung
Unterstützung: Langsamere Projektile
Kleines Cluster-Juwel
Kleines Hybridfläschchen
Kleines Lebensfläschchen
Kleines Manafläschchen
Hofdegen
Zerschmettern
Zerschmettern des göttlichen Gerichts
Rauchmine
Scharfschuss
Präzisionsbogen
Mal des Scharfschützen
Reue der Gesellschaft
Solarhammer
Solarbogen
Solaris-Diadem
Soldatenstiefel
Soldatenhandschuhe
Soldatenhelm
Soldaten-Panzerhemd
Somatische Hülle
Somatischer Zauberstab
Etwas Dunkles
Hexerstiefel
Hexer-Handschuhe
Trauer-Maske
Seelenverbindung
Die erquickte Seele
Seelenriss
Seelenriss des Entzugs
Seelenriss der Spirale
Monarchen-Stachelschild
Funken
Funken der Unberechenbarkeit
Funken der Nova
Funkelnde Klaue
Spektralaxt
Spektralhelix
Spektralhelix von Trarthus
Spektralschildwurf
Spektralschildwurf des Zerschmetterns
Spektralschildwurf von Trarthus
Spektrale Wirbelklinge
Spektralseelen
Spektralschwert
Spektralwurf
Spektralwurf des Materialisierens
Spektralwurf von Trarthus
Spiegelungsrolle
Unterstützung: Zauberkaskade
Unterstützung: Zauberecho
Unterstützung: Zaubertotem
Unterstützung: Zauberklinge
Zauberschwinger
Riesenkrabbe-Talisman
'Spinnenwald'-Karte
'Spinnenhöhle'-Karte
Spinnen-Matriarchin
Spinnenseidenrobe
Stachelpfeilköcher
Stachelbündel
Stachelkeule
Stachelhandschuhe
Stachelrundschild
Festnagelndes Uul-Transplantat
Wirbelbogen
Wirbelbinder-Talisman
Dornenkeule
Dornenrundschild
Spiralflorett
Spiralförmiger Zauberstab
Seelenexplosion
Seelenopfer
Geist des Glücks
Prächtiger Rundschild
Chayulas Splitter
Eshs Splitter
Tuls Splitter
Uul-Netols Splitter
Xophs Splitter
Gesplitterter Turmschild
Pfeilfächer
Pfeilfächer der Spaltung
Unterstützung: Projektilfächer
Spaltmolch-Talisman
Zersplitternder Stahl
Zersplitternder Stahl der Munition
Sporenblüten-Tinktur
Mit blutiger Farbe malen
Mit himmlischer Farbe malen
Mit magmatischer Farbe malen
Schwallendes Tul-Transplantat
Verschleuderter Wohlstand
Tintenfisch-Talisman
Stabilisierendes Zepter
Kartenstapel
Stab des ersten Sündenfressers
Hirschzepter
'Sumpftal'-Karte
Wandelnde Pustel
Haltungswechsel
Standard-Dietrich
Einfacher Wetzstein
Sternenregen
Geladener Schlag
Geladener Schlag des Blitzgewitters
Statische Bindung
Tarnstiefel
Tarnhandschuhe
Stahlarmschienen
Stahldiadem
Stahlbohrer
Stahlpanzerhandschuhe
Stahlbeinschienen
Stählerner Drachenschild
Stahlring
Stahlkopf
Stahlschuppenstiefel
Stahlschuppen-Panzerhandschuhe
Stahlhaut
Stahlholzbogen
Stibnitfläschchen
Stilett
Schürendes Xoph-Transplantat
Steinaxt
Steinhammer
Stein der Passage
Zeichen des Sturms
Zeichen des Sturms des Zögerns
Sturmexplosion
Sturmexplosion des Rückstoßes
Gewitterbeschwörung
Gewitterbeschwörung von Trarthus
Sturmwelle
Sturmwolken-Blitzwarp
Sturmregen
Sturmregen der Leitung
Sturmregen der Abgrenzung
Urteil des Sturms
Sturmrune
Sturmrune der Teleportation
Gewittersturmmine
Stürmendes Esh-Transplantat
Sturmläufer-Stiefel
'Küste'-Karte
Schnürstiefel
Schnürwams
Schnür-Stulpenhandschuhe
Starkes Eisennetz
Starkes Seilnetz
Starkes Stahlnetz
Vom Blitz getroffen
Nietengürtel
Beschlagene Armschienen
Beschlagener Rundschild
Unterstützung: Betäuben
Styx-Schlinge
Assimilierender Geistschild
Beistand der Sündlosen
Sulfit-Skarabäus
Sulfit-Skarabäus der Dämpfe
Sulfit-Skarabäus der Gier
Schwefel-Gasbrenner
Schwefelfläschchen
'Schwefelquellen'-Karte
'Gipfel'-Karte
Arbalesten beschwören
Fass beschwören
Rhoa-Biest beschwören
Schlangen-Biest beschwören
Ursa-Biest beschwören
Aasgolem beschwören
Aasgolem der Horden beschwören
Aasgolem des Plünderns beschwören
Chaosgolem beschwören
Chaosgolem der Horden beschwören
Chaosgolem des Mahlstroms beschwören
Dunkles Abbild beschwören
Dämonen-Bestie beschwören
Dämonen-Harpyie beschwören
Dämonen-Kobold beschwören
Doedres Abbild beschwören
Elementar-Relikt beschwören
Flammengolem beschwören
Flammengolem der Horden beschwören
Flammengolem des Meteors beschwören
Großen Vorboten der Brutalität beschwören
Großen Vorboten der Richtungen beschwören
Großen Vorboten des Fokus beschwören
Großen Vorboten der Stürme beschwören
Großen Vorboten der Zeit beschwören
Großen Vorboten des Arkanen beschwören
Vorboten der Brutalität beschwören
Vorboten der Richtungen beschwören
Vorboten des Fokus beschwören
Vorboten der Stürme beschwören
Vorboten der Zeit beschwören
Vorboten des Arkanen beschwören
Schwarmgeborene beschwören
Heiliges Relikt beschwören
Heiliges Relikt der Verurteilung beschwören
Eisgolem beschwören
Eisgolem der Horden beschwören
Eisgolem des Zerschmetterns beschwören
Blitzgolem beschwören
Blitzgolem der Horden beschwören
Lebendiger Blitz beschwören
Bleichen Engel beschwören
Bleichen Cherubim beschwören
Bleichen Diener beschwören
Phantasma beschwören
Unterstützung: Phantasma beschwören
Flammenschädel beschwören
Flammenschädel der Ungeheuerlichkeit beschwören
Schnitter beschwören
Schnitter der Ausweidung beschwören
Schnitter der Wiedergänger beschwören
Heiliges Irrlicht beschwören
Wächter des Strahlens beschwören
Erinnerung des Schöpfers beschwören
Skelette beschwören
Skelette beschwören (kanalisiert)
Skelette der Bogenschützen beschwören
Skelette der Magier beschwören
Arachnobots beschwören
Spektraltiger beschwören
Spektralwolf beschwören
Geist von Ahuana beschwören
Geist von Akoya beschwören
Geist von Ikiaho beschwören
Geist von Kahuturoa beschwören
Geist von Kaom beschwören
Geist von Kiloava beschwören
Geist von Maata beschwören
Geist von Rakiata beschwören
Geist von Tawhanuku beschwören
Geist von Utula beschwören
Steingolem beschwören
Steingolem der Horden beschwören
Steingolem der Obhut beschwören
Verspottende Vorrichtung beschwören
Auslöserbots beschwören
Reisenden Vorboten des Fokus beschwören
Reisenden Vorboten der Zeit beschwören
Reisenden Vorboten des Arkanen beschwören
Ausgeburt der Leere beschwören
Beschwört ein Abbild von Beidat, Erzengel des Todes
Beschwört ein Abbild von K'Tash, Hüter des Hasses
Beschwörendes Tul-Transplantat
Sonnengewand
Sonnenpanzer
Sonnenrune
Verwüsten
Verwüsten der Erderschütterung
Verwüsten von Trarthus
Spaltaxt
Sonnenfeuerdiadem
'Versunkene Stadt'-Karte
Hochwertigstes Ledergewand
Exzellenter Stachelschild
Reißender Strom
Kompass des Vermessers
Schwebende Zeit
Unterstützung: Schneller Verfall
Unterstützung: Schneller Aufbau
Unterstützung: Rasante Zeichen
Schwert des inversen Relikts
Schwertsturm
Synaptischer Ring
Syndikatsmedaillon
Syndikat-Rock
Synthetisierte Karte
Synthetisierendes Fragment
Frontalansturm
Sphäre der Gewandung
Korrosives Plattnerstück
Korrosiver Schleifstein
Korrosiver Segen
Korrosiver Katalysator
Korrosive Chaossphäre
Korrosive Färbungssphäre
Korrosive Göttliche Träne
Korrosive Erhabene Sphäre
Korrosive Sphäre des Goldschmieds
Korrosive Mythische Sphäre
Verderbtes Öl
Korrosive Verbindungssphäre
Talisman-Degen
Talisman-Ligastein
Talisman-Blitzspirale beschwören
Klauenaxt
Unförmiges Fossil
Matter Geistschild
Zerfetzter Umhang
Tätowierung des Arohongui-Makangas
Tätowierung des Arohongui-Mondwächters
Tätowierung des Arohongui-Spähers
Tätowierung des Arohongui-Schamanen
Tätowierung des Arohongui-Kriegstreibers
Tätowierung des Arohongui-Kriegers
Tätowierung des Hinekora-Totenwächters
Tätowierung des Hinekora-Makangas
Tätowierung des Hinekora-Schamanen
Tätowierung des Hinekora-Geschichtenerzählers
Tätowierung des Hinekora-Kriegstreibers
Tätowierung des Hinekora-Kriegers
Tätowierung des Kitava-Bluttrinkers
Tätowierung des Kitava-Herzenfressers
Tätowierung des Kitava-Makangas
Tätowierung des Kitava-Rebels
Tätowierung des Kitava-Schamanen
Tätowierung des Kitava-Kriegers
Tätowierung des Ngamahu-Feuerläufers
Tätowierung des Ngamahu-Makangas
Tätowierung des Ngamahu-Schamanen
Tätowierung des Ngamahu-Kriegstreibers
Tätowierung des Ngamahu-Kriegers
Tätowierung des Ngamahu-Holzschnitzers
Tätowierung des Ramako-Bogenschützen
Tätowierung des Ramako-Flinkfußes
Tätowierung des Ramako-Makangas
Tätowierung des Ramako-Spähers
Tätowierung des Ramako-Schamanen
Tätowierung des Ramako-Heckenschützen
Tätowierung des Rongokurai-Wüstlings
Tätowierung des Rongokurai-Goliath
Tätowierung des Rongokurai-Wächters
Tätowierung des Rongokurai-Makangas
Tätowierung des Rongokurai-Schildkröte
Tätowierung des Rongokurai-Kriegers
Tätowierung des Tasalio-Klingentänzers
Tätowierung des Tasalio-Makangas
Tätowierung des Tasalio-Spähers
Tätowierung des Tasalio-Schamanen
Tätowierung des Tasalio-Gezeitenwandlers
Tätowierung des Tasalio-Kriegers
Tätowierung des Tawhoa-Kräutersammlers
Tätowierung des Tawhoa-Makangas
Tätowierung des Tawhoa-Naturalisten
Tätowierung des Tawhoa-Spähers
Tätowierung des Tawhoa-Schamanen
Tätowierung des Tawhoa-Kriegers
Tätowierung des Tukohama-Schlägers
Tätowierung des Tukohama-Makangas
Tätowierung des Tukohama-Schamanen
Tätowierung des Tukohama-Kriegsrufers
Tätowierung des Tukohama-Kriegstreibers
Tätowierung des Tukohama-Kriegers
Tätowierung des Valako-Makangas
Tätowierung des Valako-Spähers
Tätowierung des Valako-Schamanen
Tätowierung des Valako-Schildknappen
Tätowierung des Valako-Sturmreiters
Tätowierung des Valako-Kriegers
Verspotten
Stier-Talisman
Tawhoas Auserwählter
Teakholz-Rundschild
Blaugrünes Öl
Tränen der Fäulnis
Tektonischer Hieb
Tektonischer Hieb der Katastrophe
Telesias Dukate
Die Mäßigung
Gehärtetes Florett
Härtender Katalysator
Sphäre der Vergütung
Tempest-Ligastein
Geladener Schild
Templer-Astrolabium
Ummantelnder Kristall der Templer
'Tempel'-Karte
Fesseln der Zeit
Temporaler Riss
Zärtliche Umarmung
Fleischklopfer
Dunkelring
Tentakelschlag
'Terrasse'-Karte
-
Schreckensklaue
Schreckenshammer
Thaumaturgische Sphäre des Deliriums
Inkubator des Thaumaturgisten
Thaumaturgisches Netz
Thaumaturgischer Sinnesverstärker
Thaumaturgische Schutzrune
Thaumetischer Gasbrenner
Thaumetisches Blitzpulver
Der Akademiker
Der Verehrer
Der Abenteuergeist
Die Ästhetin
Der Apotheker
Des Erzmagiers rechte Hand
Der Arenastreiter
Die Armee des Blutes
Der Künstler
Der Anwärter
Der Astromant
Der Rächer
Der Erweckte
Die Übereinkunft
Der Kampfgeborene
Die Bärenfrau
Die Bestie
Der Verrat
Die bittere Blüte
Die Schwarze Barya
Das lodernde Feuer
Der Segen von Moosh
Der Körper
Die Knochen
Der starke Kampfmagier
Der Riss
Der spröde Kaiser
Der Schatz
Die Dissonanz
Der Ruf
Der Falschspieler
Die Aaskrähe
Der Kartograph
Die Katastrophe
Der Katalysator
Der Fang
Die himmlische Justiziarin
Der Himmelsstein
In Ketten
Dukate des Unentschlossenen
Der Betrüger
Die Auserwählten
Der aufziehende Sturm
Die Leitung
Das Verlangen
Der verfluchte König
Die verdammten Seelen
Der Virtuose
Der dunkle Magier
Der unheilvolle Traum
Der Handel
Der Täuscher
Die Ersten der Tiefe
Der Dämon
Die Dämonin
Das Ziel
Der Verwüster
Der Doktor
Der Doppelgänger
Der Drache
Das Herz des Drachen
Der Träumer
Die Traumlande
Der trunkene Aristokrat
Der Kerkermeister
Der lockere Spaziergang
Der unheimliche Verfall
Das Tor ins Nichts
Die eindringende Dunkelheit
Die endlose Dunkelheit
Die Ausdauer
Der Vollstrecker
Die Erleuchtete
Die Anhänger
Die Flucht
Der ewige Krieg
Die Ätherenen
Das Ewige
Der Entdecker
Das Auge des Schreckens
Das Auge des Drachen
Die unergründlichen Tiefen
Das Festmahl
Der Unhold
Der letzte Schliff
Der Fischhändler
Der Pfeilmacher
Das Geschenk der Flora
Der Narr
Die verbotene Frucht
Der vergessene Schatz
Die offene See
Der Vergessene
Der Glückliche
Der Blick nach vorne
Der Fuchs
Der Fuchs in den Dornen
Der Spieler
Die lodernde Macht
Der Gemmenschneider
Dukate des Vornehmen
Der Höfling
Der Gladiator
Die Göttin des Wassers
Die goldene Ära
Der goldene Ibis
Die Große Lawine
Die besten Absichten
Geheul des Grauwinds
Die Kluft
Das rüstige Herz
Der Ernter
Der Eremit
Der Volltreffer
Das geballte Wissen
Der Hamsterer
Der Haken
Der Hunger
Der Unsterbliche
Die Zauberformel
Der Unschuldige
Der Geimpfte
Die verrückte Katze
Der Unersättliche
Der Erfinder
Der Narr
Die Gabe des Juweliers
Der Journalist
Die Reise
Die Klinge des Königs
Das Herz des Königs
Der See
Die Ankunft
Das letzte Lachen
Der letzte Überlebende
Das letzte Mahl
Der Leviathan
Der Lich
Der Lebensdieb
Der Löwe
Der große Schwindel
Die lange Wache
Der Fürst in Schwarz
Der Meister des Zelebrierens
Der Liebhaber
Die Lunaris-Priesterin
Der verrückte König
Die Lavakrabbe
Der Meister
Der Meisterhandwerker
Das Schriftstück der Seherin
Das Stadtoberhaupt
Der Söldner
Der Bote
Das Geschenk des Metallschmieds
Der Blick in die Seele
Das Wunder
Der Berg
Die Krankenschwester
Der Schwur
Das Verborgene
Die Opfergabe
Die Brut
Der alte Mann
Der Davongekommene
Der Allumfassende
Die Opulente
Der Leitwolf
Der Pakt
Der Patient
Der Büßer
Der Dichter
Der Universalgelehrte
Das Stachelschwein
Der Preis der Ergebenheit
Der Preis der Ergebenheit
Der Preis der Vorahnung
Der Preis des Schutzes
Das Urzeitliche
Der Prinz der Dunkelheit
Der Professor
Lunaris' Nachkomme
Das Puzzle
Die Königin
Die Hasenpfote
Der tollwütige Rhoa
Das Reich
Die Rückkehr der Ratte
Das Risiko
Das Ritual der Elemente
Der Weg zur Macht
Der rostige Barde
Der unbarmherzige Gürtel
Das Opfer
Der Schatz des Heiligen
Das Auge des Samurai
Die vernarbte Wiese
Der Räuber
Der Gelehrte
Der Späher
Das Perlen-Erbstück
Der Suchende
Der Sephirot
Das Reich des Schöpfers
Die Sandalen des Schäfers
Der Schildknappe
Die Abkürzung
Die Nebenquest
Das Siegel
Der törichte Junge
Die Sirene
Das Skelett
Die schlummernde Bestie
Die Seele
Der Funke und die Flamme
Der verzogene Prinz
Das Duell
Der Sturmbeschwörer
Der Stratege
Der Beschwörer
Die Sonne
Der Chirurg
Der Vermesser
Der Überlebenskünstler
Die Nahrung
Der Salut des Schwertkönigs
Der Thaumaturg
Der Thron
Der Tisch des Tüftlers
Die unermüdliche Quelle
Der Turm
Der Verräter
Die Verwandlung
Die Prüfung
Der Steppenläufer
Der Dämmermond
Die Zwillinge
Der Tyrann
Der Furchtlose
Unumstritten
Der unerwartete Preis
Die Vereinigung
Die Walküre
Das Tal der Stahltruhen
Die Weite
Der Visionär
Die Leere
Der Hüter
Der Kriegsfürst
Der Beobachter
Das Netz
Das Hochzeitsgeschenk
Der weiße Ritter
Eiswirbel
Die verwelkte Rose
Der Wind
Die Hexe
Der Wolf
Das Vermächtnis des Wolfes
Der Schatten des Wolfes
Der Biss des Wolfskönigs
Der Vielfraß
Der Weltenverschlinger
Der Zorn
Der Verdammte
Theater-Verkleidung
'Theater der Lügen'-Karte
'Hydrothermalquellen'-Seekarte
Dickichtbogen
'Dickicht'-Karte
Diebesgewand
Dieb-Schmuckstück
Blutdurst
Der Wissensdurst
Thorium-Geistschild
Dornenrapier
Drei Gesichter in der Dunkelheit
Klauentrio-Talisman
Rattentrio-Talisman
Die drei Stimmen
Drescherklaue
Kehlenreißer
Dynamit werfen
Fackel werfen
Gewitterexplosion
Die wütenden Himmel
Gewittersturm
Vereitelnde Panzerhandschuhe
Tigerklaue
Tigerschwert
Tiger-Talisman
Tigerkralle
Holzaxt
Zeitrune
Vergessener Inkubator
Das vergessene Relikt
Zeitlose Rolle
Immerwährendes Astrolabium
Immerwährende Sphäre des Deliriums
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
Abgenutzte Klaue
Schlüssel zur Abgewetzten Reliquienkammer
Tüftlerhandschuhe
Titan-Panzerhandschuhe
Titan-Beinschienen
Titanpanzer
Titanischer Skarabäus
Titanischer Skarabäus der Legenden
Titanischer Skarabäus der Schätze
Titan-Wächterstein von Glennach Cairns
Titan-Wächterstein von Haewark Hamlet
Titan-Wächterstein von Lex Ejoris
Titan-Wächterstein von Lex Proxima
Titan-Wächterstein von Lira Arthain
Titan-Wächterstein von Neu Vastir
Titan-Geistschild
Titan-Wächterstein von Tirns Ende
Titan-Wächterstein von Valdos Rast
-
Buch-Relikt
Topasfläschchen
Topasring
Torment-Ligastein
Gequälter Skarabäus
Gequälter Skarabäus der Absonderlichkeit
Gequälter Skarabäus des Besitzes
Gequälter Skarabäus der Freilassung
Zerrissener Umhang
-
Tornadoschuss
Tornadoschuss der Wolkenexplosion
Tornado-Zauberstab
Tornado der elementaren Turbulenzen
Schädelkäfig
Folterergewand
Folterer-Maske
Totem-Götze
Totemhammer
Berührung Gottes
'Turm'-Karte
Toxischer Regen
Toxischer Regen der Sporenexplosion
Toxischer Regen der Verkümmerung
'Giftige Kanalisation'-Karte
Giftige Botschaft
Die Ruhe
Wechselrobuster Geistschild
In Mimic verwandeln
Transformierender Stab
Transformierender Energiekern
Unterstützung: Transfusion
Umwandlungsscherbe
Fallenentschärfung-Auftrag
Unterstützung: Falle
Unterstützung: Fallen- und Minenschaden
Trapperstiefel
Trapper-Stulpenhandschuhe
Fallenstellerhandschuhe
Trarthanisches Blitzpulver
Trarthanischer Skarabäus
Trarthanischer Skarabäus der Schande
Trarthanischer Skarabäus des Ruhms
Trarthanischer Skarabäus der überraschenden Allianzen
Unterstützung: Trauma
Traumatisierendes Fragment
Schlüssel zur Traumatischen Reliquienkammer
Der Schatzjäger
Kaiserlicher Schlüssel
Schätze der Vaal
Stammesdiadem
Stammeskeule
Stammeshammer
Tribut an die Göttin
Dreispitz
Unterstützung: Dreieinigkeit
Triskaidekaphobie
-
Triumphaler Lamellenpanzer
'Tropische Insel'-Karte
Tuls Riss-Stein
Tuls geladener Riss-Stein
Tuls angereicherter Riss-Stein
Tuls makelloser Riss-Stein
Tuls purer Riss-Stein
Stürmischer Katalysator
Die andere Wange hinhalten
Türkisamulett
Menschenschädel mit Stoßzähnen
Zweig-Geistschild
Zwielichtklinge
Zwielichttracht
Doppelklaue
Wirbelwind
Zweihandschwert
Doppelspitzenpfeilköcher
Zweisteinring
Zweifarbige Stiefel
Tyrannen-Sechem
Tzamotos Dukate
Ultimatum-Skarabäus
Ultimatum-Skarabäus des Bestechens
Ultimatum-Skarabäus des Katalysierens
Ultimatum-Skarabäus des Duellierens
Ultimatum-Skarabäus der Inschrift
Unterstützung: Entfesselte Beeinträchtigungen
Unbändige Inkarnation
Ungeschliffene Gemme
Entfesselt
Der unterirdische Wald
'Unterirdischer Fluss'-Karte
'Unterirdischer See'-Karte
Talisman des Unvergänglichen Fleischs
Exhumieren
Lösen
Unterstützung: Unheilige Dreieinigkeit
Unterstützung: Entfesseln
Unbenannt2
Unerbittliches immerwährendes Emblem des Ewigen Kaiserreichs
Unerbittliches immerwährendes Emblem der Karui
Unerbittliches immerwährendes Emblem der Maraketh
Unerbittliches immerwährendes Emblem der Templer
Unerbittliches immerwährendes Emblem der Vaal
Unerwiderte Liebe
Unsichtbarer Schlag
Sockelamulett
Sockelring
Sphäre der Tilgung
Instabiler Katalysator
Instabiles Implantat
Unterstützung: Dringliche Befehle
Urnen-Relikt
Urne von Farud
Urne der Ersten Asche
Ursa-Talisman
Bärenanhänger
Bärenhaube
Uul-Netols Riss-Stein
Uul-Netols geladener Riss-Stein
Uul-Netols angereicherter Riss-Stein
Uul-Netols makelloser Riss-Stein
Uul-Netols purer Riss-Stein
Vaal-Absolution
Vaal-Ahnen-Kriegshäuptling
Vaal-Waffe beseelen
Vaal-Lichtbogen
Vaal-Arktische Rüstung
Aspekt der Vaal
Vaal-Axt
Vaal-Klinge
Vaal-Klingentanz
Vaal-Klingenwirbel
Vaal-Pesthauch
Vaal-Riss
Vaal-Faustschild
Vaal-Brennender Pfeil
Vaal-Ätzender Pfeil
Vaal-Klarheit
Vaal-Klaue
Vaal-Spalten
Vaal-Blitzeis
Vaal-Wirbelsturm
Vaal-Leichenexplosion
Vaal-Disziplin
Vaal-Beherrschung
Vaal-Doppelschlag
Vaal-Erdbeben
Ummantelnder Kristall der Vaal
Vaal-Brandfalle
Vaal-Feuerball
Vaal-Feuerregen
Vaal-Flammenexplosion
Vaal-Fleischopfer
Vaal-Flimmerschlag
Vaal-Panzerhandschuhe
Vaal-Frosthammer
Vaal-Anmut
Vaal-Großschwert
Vaal-Beinschienen
Vaal-Schmetterhieb
Vaal-Hast
Vaal-Beil
Vaal-Heftiger Schlag
Vaal-Eisnova
Vaal-Eisgeschoss
Vaal-Schrei der Unsterblichkeit
Vaal-Unreinheit des Feuers
Vaal-Unreinheit des Eises
Vaal-Unreinheit des Blitzes
Vaal-Blitzpfeil
Vaal-Blitzschlag
Vaal-Blitzfalle
Vaal-Blitzteleportation
Vaal-Maske
Vaal-Lavaschilde
Vaal-Lavaschlag
Vaalsphäre
Vaal-Energieentladung
'Vaal-Pyramide'-Karte
Vaal-Pfeilregen
Vaal-Rapier
Vaal-Sense
Vaal-Zerreißen
Vaal-Gewand
Vaal-Regenerationstotem
Schlüssel zur Vaal-Reliquienkammer
Vaal-Sühnendes Feuer
Unterstützung: Vaal-Opfer
Vaal-Zepter
Vaal-Kundschafterbericht
Vaal-Zerschmettern
Vaal-Seelenernte
Vaal-Funken
Vaal-Spektralwurf
Vaal-Geistschild
Vaal-Pfeilfächer
Vaal-Gewitterbeschwörung
Vaal-Skelette beschwören
Vaal-Rundumschlag
'Vaal-Tempel'-Karte
Unterstützung: Versuchung der Vaal
Vaal-Giftwirbel
Vaal-Vitalität
Vaal-Vulkanische Spalte
Valdo-Karte
Valdos Rätselkiste
Vampirische Verbindung
Vorhut-Gürtel
Die Eitelkeit
Variszitschwert
Lackwams
'Schatzkammer'-Karte
Verhüllte Chaossphäre
Verhüllte Erhabene Sphäre
Verhüllter Skarabäus
Velourstiefel
Velourhandschuhe
Samthandschuhe
Samtpantinen
Vergeltung
Rachsüchtiger Auftrag
Schrei der Vergeltung
Giftwirbel
Grünes Öl
'Veritanias Zitadelle'-Karte
Wappen von Veritiana
Zinnoberring
Vielseitiger Schlüsselring
Phiole der Macht
Phiole des Erwachens
Phiole der Konsequenz
Phiole der Dominanz
Phiole des Schicksals
Phiole der Opferung
Phiole der Beschwörung
Phiole der Transzendenz
Phiole des Geistes
Phiole des Rituals
Unterstützung: Bösartige Projektile
Taktischer Schlag
Auftrag zum Selbstschutz
Niederträchtiger Pfeilköcher
Verhängnisvolle Macht
Schnöder Stab
Unterstützung: Niederträchtiges Gift
'Villa'-Karte
Rankendiadem
Vinias Andenken
Vinktar-Blitzbindung
Heftiges Verlangen
Violettes Öl
Vipernschlag
Vipernschlag der Mamba
Viridiangrünes Juwel
Viridiangrüner Wächterstein
Schlüssel zur Viszeralen Reliquienkammer
Visier-Schaller
Vitalität
Lebhafte kristallisierte Lebenskraft
Lebhafte Irrlichter
Jenseitige Axt
Leeren-Reißzähne
Blick der Leere
Unterstützung: Manipulation der Leere
Leerenzepter
Leerenschockwelle
Unterstützung: Leerenschockwelle
Leerenschuss
Sphäre der Leere
Sphäre der Leere des Zerreißens
Das Schweigen der Elemente
Schlüssel zur Leerengeborener-Reliquienkammer
Leerensturm
Unterstützung: Leerensturm
Explosive Anomalie
Explosiver Tod
Explosiver Tod der Begrenzung
Explosiver Tod des Wimmelns
Die vergängliche Macht
Explosive Vaalsphäre
Unterstützung: Volatilität
Vulkanische Spalte
Vulkanische Spalte der Bewegung
'Vulkan'-Karte
Volkuurs Schlüssel
Unterstützung: Projektilsalve
Voltaxische Explosion
Voltaxisches Blitzpulver
-
Vortex der Projektion
Verwundbarkeit
Geier-Talisman
-
Unterstützung: WIP Support
Klagende Essenz der Wut
Klagende Essenz der Qual
Klagende Essenz der Verachtung
Klagende Essenz des Zweifels
Klagende Essenz der Angst
Klagende Essenz der Gier
Klagende Essenz des Hasses
Klagende Essenz der Abscheu
Klagende Essenz der Rage
Klagende Essenz der Trauer
Klagende Essenz der Bosheit
Klagende Essenz des Leids
Klagende Essenz der Folter
Klagende Essenz des Kummers
Klagende Essenz des Zorns
Klagende Essenz des Eifers
Energiemauer
Walnuss-Geistschild
Zauberstabteleport
Kriegsaxt
Kriegsbanner
Kriegsfaustschild
Kriegshammer
Kriegsrüstung
Kriegsrune
Kriegsschwert
Warbands-Ligastein
Zerschmetternder Schutz
Unterstützung: Schutz
Hexenmeister-Stiefel
Hexenmeister-Handschuhe
Kriegsherr
Erhabene Sphäre des Kriegsfürsten
Mal des Kriegsfürsten
'Ödes Becken'-Karte
'Ödland'-Karte
Wächter-Talisman
'Wasserwege'-Karte
Welle der Verurteilung
Welle der Verurteilung von Trarthus
Gewachstes Gewand
Reichtum und Macht
Waffen-Rekombinator
Wimmernde Essenz der Wut
Wimmernde Essenz der Verachtung
Wimmernde Essenz des Zweifels
Wimmernde Essenz der Angst
Wimmernde Essenz der Gier
Wimmernde Essenz des Hasses
Wimmernde Essenz der Rage
Wimmernde Essenz der Trauer
Wimmernde Essenz des Leids
Wimmernde Essenz der Folter
Wimmernde Essenz des Kummers
Wimmernde Essenz des Zorns
Werklaue-Talisman
Walknochen-Rapier
'Hafen'-Karte
Wenn Ströme lodern
Wirbelnde Klingen
Wirbelnder Sprung
Dünngewebter Umhang
Flüsternde Sphäre des Deliriums
Flüsternde Essenz der Verachtung
Flüsternde Essenz der Gier
Flüsternde Essenz des Hasses
Flüsternde Essenz des Kummers
Flüsternder Inkubator
Wer hat gefragt
Wer ist ein braver Hund?
Witwenseidenrobe
Wilde kristallisierte Lebenskraft
Wildledergewand
Wilder Schlag
Wilder Schlag der Extreme
Wilde Irrlichter
Wildfeuer
Wille der Fürsten
Windschutz-Stiefel
Windexplosion
Unterstützung: Windexplosion
Geflügelter Abgrund-Skarabäus
Geflügelter Hinterhalt-Skarabäus
Geflügelter Bestien-Skarabäus
Geflügelter Befall-Skarabäus
Geflügelter Riss-Skarabäus
Geflügelter Kartographie-Skarabäus
Geflügelter Weissagungs-Skarabäus
Geflügelter Skarabäus des Ältesten
Geflügelter Expedition-Skarabäus
Geflügelter Vorboten-Skarabäus
Geflügelter Legion-Skarabäus
Geflügelter Reliquien-Skarabäus
Geflügelter Skarabäus des Schöpfers
Beflügelte Sohle
Geflügelter Sulfit-Skarabäus
Geflügelter Gequälter Skarabäus
Geflügelter Ultimatum-Skarabäus
Winterkrone
Wintersphäre
Umarmung des Winters
Zeichen des Winters
Verkümmern
Verkümmernder Schritt
Unterstützung: Verkümmernde Berührung
Alpha-Wolf-Talisman
Wolfshaube
Hölzerner Stab
Holzspalter
Wollhandschuhe
Wollschuhe
Wort der Klingen
Wort der Flammen
Wort der Kraft
Wort des Frosts
Wort des Zorns
Wort des Infernos
Wort des Ingrimms
Wort des Lichts
Wort der Reflexion
Wort der Bosheit
Wort des Donners
Wort des Krieges
Wort des Winters
Wort der Gruft
Wort des Sturms
Geisteraxt
Geisterschwert
Wickelstiefel
Verpacktes Geschenk
Wickel-Stulpenhandschuhe
Zorn
In Licht gewunden
Kurzaxt
Windende Einladung
Gekrümmter Talisman
Wyrm-Streitkolben
Wyrmknochen-Rapier
Wyrmschuppenstiefel
Wyrmschuppenpanzer
Wyrmschuppen-Panzerhandschuhe
Lindwurmschuppenstiefel
Lindwurmschuppen-Panzerhandschuhe
Xophs Riss-Stein
Xophs geladener Riss-Stein
Xophs angereicherter Riss-Stein
Xophs makelloser Riss-Stein
Xophs purer Riss-Stein
Eiben-Geistschild
Yriels Schlüssel
Fanatikerstiefel
Fanatiker-Handschuhe
Fanatikerhelm
Glaubenseifer
'Zikkurat'-Karte
Sternengewand
Zoraths Auge der Autorität
Zoraths Auge der Niedertracht
Zoraths Auge des Endlosen
Zoraths Auge des Unausweichlichen

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
`;
