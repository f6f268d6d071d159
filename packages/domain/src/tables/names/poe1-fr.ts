/**
 * French names for poe1, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Un Vent glacial
D'abord, l'encre
Souvenir de Dusty
Une Rengaine familière
Un Sort pire que la mort
Une modeste requête
L'Adieu d'une mère
Une Note portée par le vent
Un Océan de bleu
Une Pierre perfectionnée
La Richesse abandonnée
Fureur d'Abberath
Cornes abbérathiennes
Fossile anormal
Abomination, Carte
Catalyseur abrasif
-
Absolution de l'Inspiration
Scarabée d'Abysse
Scarabée d'Abysse des Cristaux
Scarabée d'Abysse de la Descente
Scarabée d'Abysse des Multitudes
Scarabée d'Abysse du Consort
Hache abyssale
Cri abyssal
Orbe abyssal de Délire
Incubateur abyssal
Gueule abyssale
Sceptre abyssal
Académie, Carte
Catalyseur accélérant
L'Acclimatation
Baguette d'accumulation
Cavernes acides, Carte
Soutien : Dégâts de chaos supplémentaires
Soutien : Dégâts de froid supplémentaires
Soutien : Dégâts de feu Rajoutés
Soutien : Dégâts de foudre supplémentaires
Soutien : Précision accrue
Partisan de Zarokh
Pipe de l'Amiral Proclar
Soutien : Pièges perfectionnés
Greffon de Tul protecteur
Fossile éthéré
Gants du vent éthérique
-
Amulette d'agate
Charme d'agrégation
Contrat d'Agilité
La Prophétie d'Akil
Citadelle d'Al-Hezmin, Carte
Insigne d'Al-Hezmin
Pince de crabe albinos
Plume de rhoa albinos
Calice alchimique
Marque de l'Alchimiste
Éclat d'alchimie
Rondache en aulne
La Grâce d'Alivia
Ruelles, Carte
Braise d'Omniflamme de l'Abysse
Braise d'Omniflamme de l'Anarchie
Braise d'Omniflamme d'Arohongui
Braise d'Omniflamme des Sertis artilleurs
Braise d'Omniflamme de Beidat
Braise d'Omniflamme des Sertis furieux
Braise d'Omniflamme des Sertis bagarreurs
Braise d'Omniflamme de Chayula
Braise d'Omniflamme des Sertis nécromanciens
Braise d'Omniflamme d'Esh
Braise d'Omniflamme de la Chair
Braise d'Omniflamme des Grenouilles
Braise d'Omniflamme des Sertis mages du givre
Braise d'Omniflamme de Ghorr
Braise d'Omniflamme d'Hinekora
Braise d'Omniflamme de K'Tash
Braise d'Omniflamme de Kitava
Braise d'Omniflamme de Kulemak
Braise d'Omniflamme de la Richesse manifeste
Braise d'Omniflamme des Sacs à viande
Braise d'Omniflamme de Ngamahu
Braise d'Omniflamme de la Propagation
Braise d'Omniflamme de Ramako
Braise d'Omniflamme des Rats
Braise d'Omniflamme du Resplendissement
Braise d'Omniflamme de Rongokurai
Braise d'Omniflamme du Sulfite
Braise d'Omniflamme des Assassins du Syndicat
Braise d'Omniflamme des Convoyeurs du Syndicat
Braise d'Omniflamme des Gardes du Syndicat
Braise d'Omniflamme des Chercheurs du Syndicat
Braise d'Omniflamme de la Furie synthétique
Braise d'Omniflamme de Tasalio
Braise d'Omniflamme de Tawhoa
Braise d'Omniflamme de la Faux noire
Braise d'Omniflamme du Cercle brisé
Braise d'Omniflamme du Croisé
Braise d'Omniflamme de l'Ancien
Braise d'Omniflamme de la Légion de l'Empire éternel
Braise d'Omniflamme du Chasseur
Braise d'Omniflamme de la Légion karuie
Braise d'Omniflamme des Chevalier du Soleil
Braise d'Omniflamme de la Légion de Maraketh
Braise d'Omniflamme de l'Ordre du Calice
Braise d'Omniflamme de la Rédemptrice
Braise d'Omniflamme du Façonneur
Braise d'Omniflamme de la Légion des Templiers
Braise d'Omniflamme de la Légion Vaal
Braise d'Omniflamme du Seigneur de guerre
Braise d'Omniflamme des Crapauds
Braise d'Omniflamme des Golems des Épreuves
Braise d'Omniflamme des Gardes des Épreuves
Braise d'Omniflamme de Tukohama
Braise d'Omniflamme de Tul
Braise d'Omniflamme des Singes immaculés
Braise d'Omniflamme des Bêtes immaculées
Braise d'Omniflamme des Chimérals immaculés
Braise d'Omniflamme des Dévoreurs immaculés
Braise d'Omniflamme des Mâchoires immaculées
Braise d'Omniflamme des Rhoas immaculés
Braise d'Omniflamme des Cracheurs immaculés
Braise d'Omniflamme d'Uul-Netol
Braise d'Omniflamme de Valako
Braise d'Omniflamme des Bêtes de la Sylve
Braise d'Omniflamme des Sectateurs de la Sylve
Braise d'Omniflamme des Tréants de la Sylve
Braise d'Omniflamme de Xoph
Braise d'Omniflamme de l'Éthéré
Braise d'Omniflamme du Faux dieu
Braise d'Omniflamme de la Fortune
Braise d'Omniflamme de la Sylve
Rondache en alliage
L'Abondance envoûtante
Seul dans les Ténèbres
Éclat d'altération
Perception altérée
Sceptre alternant
Souvenir d'Alva
Amulette d'ambre
Huile ambrée
Obsession ambitieuse
Embuscade
Bottes d'embuscade
Pierre de ligue Ambush
Paumelles d'embuscade
Scarabée de l'Embuscade
Scarabée de l'Embuscade du Confinement
Scarabée de l'Embuscade du Discernement
Scarabée de l'Embuscade des Compartiments cachés
Scarabée de l'Embuscade de l'Amplification
Embusqueuse
Flacon d'améthyste
Bague d'améthyste
Noyau d'énergie amplifiant
Une Audience avec le Roi
Lamesprit anarchique
Pierre de ligue Anarchy
Scarabée d'Anarchie
Scarabée d'Anarchie du Gigantisme
Scarabée d'Anarchie du Partenariat
Scarabée d'Anarchie de l'Exceptionnel
Le Prix de l'anarchie
Maître d'armes ancestral
Soutien : Appel ancestral
Gourdin ancestral
Cri ancestral
Protecteur ancestral
Tatouage ancestral des Lignées
Chef de guerre ancestral
Sentinelle alpha ancestrale
Cité antique, Carte
Gantelets antiques
Jambières antiques
Masque antique
Orbe antique
Sentinelle tumultueuse ancestrale
Clé du Reliquaire antique
Sceau antique
Éclat antique
Bouclier spirituel antique
Sentinelle traqueuse ancestrale
Épée antique
Don de la matrice antique
Écu angélique
Colère
Animation de gardien
Animation de Gardien du Châtiment
Arme de Gardien animé
Animation d'arme
Animation d'arme à distance
Animation d'arme de l'Introspection
Soutien : Annihilation
Éclat d'annulation
Gantelets immémoriaux
Jambières immémoriales
Rapière immémoriale
Talisman de Singe
Hachoir de l'apex
Rapière de l'apex
-
Gants d'apothicaire
Sceau d'apprenti cartographe
Gants d'apprenti
Flammes imminentes
Flacon d'aigue-marine
Nid d'arachnides, Carte
Tombeau arachnide, Carte
Arc électrique
Arc électrique de l'Oscillation
Arc électrique du Déferlement
Arcades, Carte
Cape arcanique
Soutien : Éruption arcanique
Habits arcaniques
Sillage arcanique
Symbole de l'Arcaniste
Gants d'arcaniste
Souliers d'arcaniste
Couronne d'archidémon
Clé des Archives du Reliquaire
Soutien : Archimage
Mod d'Archnemesis
Écu d'archonte
Morceau d'Écu d'archonte
Armure arctique
Arène, Carte
Cuirasse d'arène
Lac aride, Carte
Coup de bras
Symbole de l'apocalypse
Symbole de l'apocalypse du Rappel
Symbole de l'apocalypse de l'Instabilité
Hache à long manche
Recombinateur d'armure
Ferraille d'armurier
Orbe cuirassé de Délire
Armurerie, Carte
Soutien : Arrogance
L'Arrogance des Vaal
Soutien : Nova de flèches
Arsenal, Carte
Baliste d'artillerie
Baliste d'artillerie du Bombardement croisé
Baliste d'artillerie du Tir concentré
Carquois d'artillerie
Teinture de Cendrécorce
Bois cendreux, Carte
Talisman de Cendrécaille
Aspect d'Arakaali
Aspect de Lunaris
Aspect de Solaris
Aspect du Rapace
Aspect du Roi des Embruns
Aspect du Félin
Aspect du Crabe
Aspect de l'Araignée
Arc d'assassin
Bottes d'assassin
La Faveur de l'assassin
Tenue d'assassin
Le Cadeau de l'Assassin
Marque de l'assassin
Paumelles d'assassin
Joyau œil assemblé
Baguette d'assemblage
Déguisement assumé
-
Tunique astrale
Liche astrale
Cuirasse astrale
Protection astrale
Amulette astrolabe
Arpente-faille de l'Atlas
Atoll, Carte
Masque d'expiation
L'Arsenal d'Atziri
L'Audace
Implant d'augmentation
Noyau d'énergie augmentant
Masse aurique
Des Ambitions prometteuses
Autostimulation
Automatisation
Flamme vengeresse
Heaume à camail
Poursuite aviaire
Souliers aviaires
Talisman des Jumeaux rapaces
Gemme de soutien éveillée : Dégâts de chaos supplémentaires
Gemme de soutien éveillée : Dégâts de froid supplémentaires
Gemme de soutien éveillée : Dégâts de feu Rajoutés
Gemme de soutien éveillée : Dégâts de foudre supplémentaires
Gemme de soutien éveillée : Appel ancestral
Gemme de soutien éveillée : Nova de flèches
Gemme de soutien éveillée : Blasphème
Gemme de soutien éveillée : Brutalité
Gemme de soutien éveillée : Dégâts de Brûlure
Gemme de soutien éveillée : Déclenchement par Coup critique infligé
Gemme de soutien éveillée : Déclenchement durant la Canalisation
Gemme de soutien éveillée : Ricochet
Gemme de soutien éveillée : Pénétration du froid
Gemme de soutien éveillée : Destruction maîtrisée
Gemme de soutien éveillée : Altérations funestes
Gemme de soutien éveillée : Dégâts élémentaires des Attaques
Gemme de soutien éveillée : Focalisation élémentaire
Gemme de soutien éveillée : Amélioration
Gemme de soutien éveillée : Valorisation
Gemme de soutien éveillée : Illumination
Gemme de soutien éveillée : Pénétration du feu
Gemme de soutien éveillée : Scindement
Gemme de soutien éveillée : Générosité
Gemme de soutien éveillée : Projectiles multiples majeurs
Gemme de soutien éveillée : Toucher calamiteux
Gemme de soutien éveillée : Augmentation de Zone d'effet
Gemme de soutien éveillée : Pénétration de la foudre
Gemme de soutien éveillée : Dégâts physiques de mêlée
Gemme de soutien éveillée : Dégâts de mêlée collatéraux
Gemme de soutien éveillée : Dégâts des Créatures
Gemme de soutien éveillée : Multifrappe
Sextant éveillé
Gemme de soutien éveillée : Cascade de sorts
Gemme de soutien éveillée : Écho de sortilèges
Gemme de soutien éveillée : Affliction fulgurante
Gemme de soutien éveillée : Altérations déchaînées
Gemme de soutien éveillée : Déchaînement
Gemme de soutien éveillée : Projectiles cruels
Gemme de soutien éveillée : Manipulation du Néant
Orbe de l'Éveilleur
Fragment d'Éveil
Poinçon
Huile azurée
Rage azur
Poudre flash d'azurite
La Récompense d'Azyran
Attaque sournoise
Mordre à l'hameçon
Boule de foudre
Boule de foudre de la Gravitation
Boule de foudre de l'Immobilité
Soutien : Totem Baliste
Damnation
Damnation de la Condamnation
Fléau du loyal
Lame de bannissement
Citadelle de Baran, Carte
Insigne de Baran
Gourdin barbelé
Barbute
Peau d'écorce
Clipeus baroque
Tir de barrage
Soutien : Tir de barrage
Tir de barrage intensif
Explosion de tonneau
Tertres, Carte
Flacon de basalte
Baselarde
Solerets en primétal
Kit de déguisement basique
Basilique, Carte
Rapière à panier
Épée bâtarde
Fleuret usé
Casque usé
Greffon d'Uul écrasant
Bâton dynamo
Bocle de combat
Marteau de combat
Armure lamellaire de guerre
Cuirasse de combat
Épée de combat
Cri du Mage de bataille
Bazar, Carte
Plage, Carte
Piège à ours
Piège à ours de l'Embrochement
La Beauté à travers la mort
Soutien : Décapitation
Masse du béhémoth
Beffroi, Carte
-
Orbe du Bestiaire
Scarabée du Bestiaire
Scarabée du Bestiaire de la Duplication
Scarabée du Bestiaire du Troupeau
Scarabée du Bestiaire de La Mórrigan noire
Scarabée du Syndicat
Scarabée du Syndicat des Renforts
Scarabée du Syndicat de l'Inébranlabilité
Scarabée du Syndicat de l'Omniflamme
Pierre de ligue Beyond
Scarabée d'Ailleurs
Scarabée d'Ailleurs de la Corruption
Scarabée d'Ailleurs de l'Hémophilie
Scarabée d'Ailleurs de la Résurgence
Scarabée d'Ailleurs de l'Invasion
Le Bijou
Éclat de liaison
La Trinité naissante
Flacon de bismuth
Talisman de Gueule noire
Huile ébène
Rose noire de l'anarchie
Talisman de Veuve noire
Orbe forgé de Délire
Pierre à aiguiser de forgeron
Explosion de lames
Explosion de lames de la Détonation de dagues
Explosion de lames du Déchargement
Déluge de lames
Déluge de lames de l'Incision
Piège de lames
Piège de lames d'Espadons
Piège de lames de la Lacération
Vortex de lames
Vortex de lame de la Faux
Masse à ailettes
Averse de lames
Averse de lames de l'Empalement
Averse de lames de Trarthus
Averse de lames des Volées
Tempête de lames
Tempête de lames de l'Incertitude
Blasphémateur
Soutien : Blasphème
Pluie explosive
Pluie explosive de Trarthus
Soutien : Mine à réaction en chaîne
Lame de fustigation
Baguette de fustigation
Carquois de flèches flamboyantes
Fragment brûlant
Lueur ardente
Salve embrasée
Nova de saignement
Soutien : Cri béni
Orbe béni
Bénédiction de Chayula
Bénédiction d'Esh
La Bénédiction divine
Bénédiction de Tul
Bénédiction d'Uul-Netol
Bénédiction de Xoph
Fléau
Scarabée de l'Infestation
Scarabée de l'Infestation de la Floraison
Scarabée de l'Infestation de la Générosité
Scarabée de l'Infestation de la Revigoration
Scarabée de l'Infestation du Cœur infesté
Fléau de l'Atrophie
Fléau de la Contagion
Carte ravagée par l'Infestation
Orbe infesté de Délire
Incubateur infesté
Carte infestée
Rapport de reconnaissance infesté
Soutien : Aveuglement
L'Entreprise hasardeuse
Perce-yeux
Aura aveuglante
Flèche de transfert
Flèche de transfert des Clones bombardiers
Flèche de transfert des Clones prismatiques
Couronne du blizzard
Soutien : Réduction des Chances de blocage
Démon de sang
Offrande de sang
Rage sanguinaire
Vêtement de sang
Sacrement du sang
Teinture de Sanguinesève
Sceptre de sang
Talisman de Céraste
Sang et sable
Sang d'Innocence
Réceptacle gorgé de sang
Pierre de ligue Bloodlines
Soutien : Soif de sang
Soutien : Étendard gorgé de sang
Fossile taché de sang
Soutien : Ardeur sanguinaire
Amulette à perle bleue
Plan
Plan : Bunker
Plan : Laboratoire
Plan : Manoir
Plan : Bibliothèque interdite
Plan : Bureau des archives
Plan : Entrepôt
Plan : Tanière de contrebandier
Plan : Tunnels
Plan : Bas-fonds
Carquois de flèches contondantes
Morceau de Carquois de flèches contondantes
Condenseur de force contondante
Hache d'abordage
Substitution corporelle
Substitution corporelle du Sacrifice
Tourbière, Carte
Armure en os
Arc en os
Diadème en os
Ossements de cadavres
Crypte à ossements, Carte
Casque d'os
Mortier d'ossements
Nova d'ossements
Offrande d'os
Bague d'os
Bouclier spirituel en os
Soutien : Frisson hivernal
Brise-os
Brise-os du Carnage
Brise-os du Traumatisme complexe
Soutien : Pointe d'os
Talisman de Pointe d'os
Masse retentissante
La Bénédiction de la Justice
La Bénédiction des Premiers
Lame de botte
Couteau de botte
Teinture de Boiréal
Fossile uni
Rune du Lien
Liés par la Flamme
Les Royaumes illimités
Rune de l'Abondance
Le Rêve du facteur d'arcs
Boîte de Tripyxis
Vallée roncière, Carte
Rappel des Symboles
Écu marqué
Surcharge des Symboles
Massue en laiton
Bouclier spirituel en laiton
Pierre de ligue Breach
Anneau de brèche
Scarabée de Brèche de l'Instabilité
Scarabée de Brèche de la Cascade résonante
Scarabée de Brèche du Rêveur
Scarabée de Brèche de la Ruche
Scarabée de Brèche de l'Essaim enragé
Scarabée de Brèche du Maréchal
Talisman de Brise-côtes
Sentinelle alpha en soufre
Sentinelle tumultueuse en soufre
Sentinelle traqueuse en soufre
Solerets en soufre
Ducat de Crochembrun
Hache large
Épée large
Carquois de flèches à pointe large
Miroir de Kalandra brisé
Promesses rompues
Trêve brisée
Sentinelle alpha en bronze
Gantelets en bronze
Sentinelle tumultueuse en bronze
Cuirasse en bronze
Sceptre en bronze
Sentinelle traqueuse en bronze
Pavois en bronze
Bottes en écailles de bronze
Gantelets en écailles de bronze
Le Présent d'un frère
La Réserve fraternelle
Frères dans l'exil
Pinceau, peinture et palette
Soutien : Brutalité
Contrat de Force brute
Pavois en peau de daim
Tunique en peau de daim
Chambres funéraires, Carte
Idole funéraire
Médaillon funéraire
Le Trésor enterré
Flèche incendiaire
Flèche incendiaire de la Vigueur
Le Sang ardent
Soutien : Dégâts de Brûlure
Fleuret bruni
Rondache brunie
Disque de détonation
Crapaud éclatant
Buste de l'Empereur Caspiro
Hache de boucher
Couteau de boucher
Épée de boucher
Apparat cabalistique
Cage, Carte
Caldeira, Carte
Appel de l'acier
Appel du bûcher
L'Oraison aux Premiers
Baguette d'appel
Masque calleux
Morceau de Masque calleux
La Part de Caméria
Relique chandelier
Canyon, Carte
Canne de capacité
Lamesprit capricieuse
Capture de monstre
Âme capturée de Armala, la Veuve
Âme capturée du Capitaine Poindreglaise, le Maudit
Âme capturée du Capitaine Tanner Lestepied
Âme capturée de Drek, le Chasseur alpha
Âme capturée du Rhoa dément par la soif
Âme capturée d'Érébix, le Fléau de la Lumière
Âme capturée de la Forêt de flammes
Âme capturée du Fragment de l'Hiver
Âme capturée de Frigor
Âme capturée de Gorulis, la Dérobeuse de volonté
Âme capturée de Kitava, le Destructeur
Âme capturée de Maligaro, le Mutilateur
Âme capturée de Mephod, le Brûleur de terre
Âme capturée de Nassar, le Lion des océans
Âme capturée de Orme, le Puissant
Âme capturée de Choc et horreur
Âme capturée de Tahsin, le Belliciste
Âme capturée de la Terreur des Dunes infinies
Âme capturée du Forgeron
Âme capturée de Varhesh, l'Aberration miroitante
Carcasse, Carte
Clipeus cardinal
Armure charnelle
Bottes charnelles
Paumelles charnelles
Sceptre charnel
Talisman de Reine charognarde
Burin de cartographe
La Joie du cartographe
Orbe cartographique de Délire
Incubateur cartographique
Scarabée de Cartographie de la Corruption
Scarabée de Cartographie de l'Escalade
Scarabée de Cartographie du Risque
Scarabée de Cartographie de la Singularité
Scarabée de Cartographie de la Multitude
Baguette sculptée
Couteau à découper
Soutien : Déclenchement par Coup critique infligé
Soutien : Déclenchement en mourant
Soutien : Déclenchement en Tuant en mêlée
Soutien : Déclenchement lors du bris de Sauvegarde
Soutien : Déclenchement par seuil de Dégâts subis
Soutien : Déclenchement par Étourdissement subi
Soutien : Déclenchement durant la Canalisation
Château en ruines, Carte
Patte de félin
Flèche caustique
Flèche caustique de l'Empoisonnement
Rétribution caustique
Chair incessante
Pavois en cèdre
Incubateur de l'armurier céleste
Incubateur du forgeron céleste
Incubateur du joaillier céleste
Pierre céleste
Cellules, Carte
Cimetière, Carte
Relique encensoir
Hache cérémonielle
Coupe cérémonielle
Écu cérémoniel
Masse cérémonielle
Pierre du néant cérémonielle
Bague céruléenne
Ceinture en chaînes
Bottes en chaînes
Gants en chaînes
Haubert en chaînes
Grappin
Grappin de la Pêche
Grappin de Trarthus
Soutien : Ricochet
Pourpoint en maille
Broigne
Tunique en maille
Orbe complexe de Délire
Incubateur complexe
Chambres de l'Impureté, Carte
Écu de champion
Soutien : Chances de Saignement
Soutien : Chances de fuite
Soutien : Chances d'Empoisonnement
Canal, Carte
Orbe du chaos
Éclat de chaos
Astrolabe chaotique
Tempérament chaotique
Épée de Charan
Boussole chargée
Charge fulgurante
Charge fulgurante de la Projection
Soutien : Mines galvanisantes
Soutien : Pièges galvanisants
À la poursuite du risque
Grand château, Carte
Pierre de brèche de Chayula
Pierre de Brèche chargée de Chayula
Pierre de Brèche enrichie de Chayula
Pierre de Brèche parfaite de Chayula
Pierre de Brèche pure de Chayula
Échec et mat
Ouvre-thorax
Plastron
Talisman de Chef de meute
Talisman de Chiméral
Bottes en écailles de chimère
Gantelets en écailles de chimère
Bouclier spirituel à clochettes
Culpabilité étouffante
Orbe chromatique
Pierre de veille en chrome des Cairns de Glennach
Pierre de veille en chrome du Hameau d'Haewark
Pierre de veille en chrome de Lex Ejoris
Pierre de veille en chrome de Lex Proxima
Pierre de veille en chrome de Lira Arthain
Pierre de veille en chrome du Nouveau-Vastir
Pierre de veille en chrome de la Lisière de Tirn
Pierre de veille en chrome du Repos de Valdo
Chroniques d'Atzoatl
Talisman Chrysalide
Braises
Arc de la citadelle
Citadelle, Carte
Amulette de citrine
Grand-place, Carte
Clarté
Bottes à boucles
Paumelles à boucles
Huile limpide
Taillade
Taillade de la Rage
Fendoir
Soutien : Combat rapproché
Heaume fermé
Ceinture en tissu
Morceau de Ceinture en tissu
Bottes de souffle-ciel
Soutien : Amas de Pièges
Talisman Griffu
Sentinelle alpha en cobalt
Joyau cobalt
Sentinelle tumultueuse en cobalt
Sentinelle traqueuse en cobalt
Pierre de veille cobalt
Croc de cobra
Talisman de Cobra
Relique coffre
Rouages de la perturbation
Bague mécanique
Bâton torsadé
Baguette torsadée
Pièce de profanation
Pièce de savoir
Pièce de puissance
Pièce de restauration
Pièce d'adresse
Égide de froid
Soutien : Pénétration du froid
Rivière gelée, Carte
Vague de froid
Vague de froid du Pouvoir
Soutien : Conversion du froid en feu
Bocle cryo-endurci
Colonnades, Carte
Flacon colossal hybride
Flacon colossal de vie
Flacon colossal de mana
Pavois colossal
Colisée, Carte
Cuirasse du colisée
Maillet de colosse
Flambée
Soutien : Combustion
Ordre au Greffon
Brigandine de commandant
Commandement des lames
Commandement des flammes
Commandement de force
Commandement du gel
Commandement de furie
Commandement du brasier
Commandement de hargne
Commandement de lumière
Commandement du reflet
Commandement de malveillance
Commandement de foudre
Commandement de la guerre
Commandement de l'hiver
Commandement de la sépulture
Commandement de la tempête
Soutien : Communion
Soutien : Compagnie
Arc composite
Bague composite
Arc composé
Rondache composée
Rapport de reconnaissance exhaustif
Soutien : Effet concentré
Carquois conducteur
Conductivité
Chapelet de conduction
Casque conique
Déluge incendiaire
Soutien : Congrégation
Baguette d'agrégation
Bottes d'envoûteur
Gants d'envoûteur
Habits d'envoûteur
Conjurateur de putréfaction
Idole de conquérant
Heaume de conquérant
Armure en maille de conquête
Heaume de conquête
Armure lamellaire de conquête
Consécration
Chemin consacré
Chemin consacré de l'Endurance
Atrium, Carte
Carte occupée par le Constricteur
Consommation d'ossements
-
Contagion de l'Atténuation
Contagion de la Transmission
Contamination
Contrat : Bunker
Contrat : Laboratoire
Contrat : Manoir
Contrat : Bibliothèque interdite
Contrat : Bureau des archives
Contrat : Entrepôt
Contrat : Tanière de contrebandier
Contrat : Tunnels
Contrat : Bas-fonds
Soutien : Brasier contrôlé
Soutien : Destruction maîtrisée
Baguette d'invocation
Piège de conversion
-
Baguette de convocation
Soutien : Vitesse de recharge
Kriss en cuivre
Cuirasse en cuivre
Épée en cuivre
Pavois en cuivre
Amulette de corail
Carte maritime de la Forêt corallienne
Carte maritime du Récif corallien
Bague de corail
Ruines coralliennes, Carte
Ceinture cordée
Cœur, Carte
Tunique coronaire en cuir
Massue coronaire
Marche cadavérique
Lame rouillée
Fossile corrodé
Pavois rouillé
Bocle ondulé
Corruption
Soutien : Cri corrupteur
Fièvre corruptrice
Épée de corsaire
Flacon de corindon
Charme corvin
Sentinelle alpha cosmique
Fragment cosmique
Clé du Reliquaire cosmique
Curiosité coûteuse
Le Conseil des chats
Contrat d'Anti-thaumaturgie
Soutien : Courant conducteur
Épée de courtisane
Prétoire, Carte
Cour, Carte
Cour de la Dilapidation, Carte
Crique, Carte
Le Bien convoité
Masse claquante
Épieu crépitant
Épieu crépitant de la Ramification
Épieu crépitant de la Désintégration
Appât craïcique
Talisman craïcique
Cratère, Carte
Création d'Autel mineur
Givre dévorant
Givre dévorant des Banquises
Crémation
Crémation de l'Exhumation
Crémation du Volcan
Esquille falciforme
Bâton falciforme
Cimier d'Ézomyr
Insigne des Tueurs de l'Ancien
Idole à plumes en or
Pavois armorié
Joyau pourpre
Huile carmin
Vêtement pourpre
Clipeus pourpre
Temple pourpre, Carte
Commune pourpre, Carte
Pierre de veille pourpre
Soutien : Affliction critique
Talisman de Coasseuse
Arc sommaire
Charme de détection sommaire
Médaillon de conjuration sommaire
Soutien : Cruauté
Bottes de croisé
Bocle de croisé
Armure en maille de croisé
Gants de croisé
Heaume de croisé
Cuirasse de croisé
Orbe exalté du Croisé
Poing écrasant
Amplificateur de force écrasante
Bague cryonique
Armure de la crypte
Sentinelle alpha énigmatique
Sentinelle tumultueuse énigmatique
Sentinelle traqueuse énigmatique
Ceinture en cristal
Gisement de cristal, Carte
Sceptre en cristal
Baguette en cristal
Soutien : Écrasement cristallin
Géode cristalline
Rancœur cristallisée
Cube d'absorption
Soutien : Exécution des faibles
Soutien : Coup de grâce
Carquois fumé
Consommation de malédiction
Transfert de malédiction
Crypte maudite, Carte
Soutien : Sol maudit
Paroles sibyllines
Lame incurvée
Sabre d'abordage
Tenue d'égorgeur
Ducat cyaxien
-
Cyclone du Tumulte
Mordante
Infusion de Dégâts
Aura de Dégâts sur utilisation d'Aptitude de Déplacement
Soutien : Dégâts lorsque la Vie est Pleine
-
Danse dans le Blanc
Épée dansante
Sombre marché
Sombre marché de Trarthus
Sombres Rêves
Forêt obscure, Carte
Marionnette sombre
Sombre faucheuse
La Sombre tentation
Le Côté sombre
Solerets en noiracier
Baiser de Sombrelangue
Sceptre en bois sombre
Élan
Soufre des trépassés
Talisman de Mortemain
Soutien : Altérations funestes
Joie mortelle
Essence assourdissante de Colère
Essence assourdissante d'Angoisse
Essence assourdissante de Dédain
Essence assourdissante d'Incertitude
Essence assourdissante d'Effroi
Essence assourdissante de Convoitise
Essence assourdissante de Peur
Essence assourdissante d'Avarice
Essence assourdissante de Haine
Essence assourdissante d'Aversion
Essence assourdissante de Détresse
Essence assourdissante de Rage
Essence assourdissante de Mépris
Essence assourdissante de Chagrin
Essence assourdissante d'Acrimonie
Essence assourdissante de Souffrance
Essence assourdissante de Tourment
Essence assourdissante d'Affliction
Essence assourdissante de Fureur
Essence assourdissante de Zèle
Le Trépas
Aura de mort
Arc de la mort
Marche mortuaire
Pulsion suicidaire
Conceptions mortelles
Soutien : Décomposition
Pierre du néant décomposée
Fragment de Décomposition
Clé du Reliquaire délabré
Contrat de Duperie
Astrolabe trompeur
Arc d'extermination
Hache décorative
Totem leurre
Décret des lames
Décret des flammes
Décret de force
Décret du gel
Décret de furie
Décret du brasier
Décret de hargne
Décret de lumière
Décret du reflet
Décret de malveillance
Décret de foudre
Décret de la guerre
Décret de l'hiver
Décret de la sépulture
Décret de la tempête
Arc courbe
Dévouement à la déesse
Talisman du Profond
Bottes en daim
Gants en daim
Attaque par défaut
Étendard de défi
Cathédrale profanée, Carte
Fossile léger
Masque de déicide
Détermination de Dekhara
Rapport de reconnaissance délirant
Orbe de Délire
Scarabée du Délire
Scarabée du Délire de l’Hallucination
Scarabée du Délire de la Folie
Scarabée du Délire de la Névrose
Scarabée du Délire de la Paranoïa
Démentophobie
Le Pari du Demi-dieu
Contrat de Démolition
Couronne de démon
Dague de démon
Corne de démon
Fossile dense
Parchemin de dérégulation
Profanation
La Vertu profanée
Brigandine du désert
Désert, Carte
Source du désert, Carte
Désespoir
La Croisade désespérée
Hache de despote
Voué à la perte
Tunique en cuir du destin
Apparat de destructeur
Lien de destruction
Détermination
Explosion cadavérique
Explosion cadavérique de la Réaction en chaîne
Explosion cadavérique du Charognard
Activation des Mines
Soutien : Dévoration
Talisman de Dévoreur
Fragment dévorant
Totem vorace
Armure en maille pieuse
Catalyseur dextre
La Subjugation de Dialla
Flacon de diamant
Bague de diamant
Déblai, Carte
Peau sinistre
Contrôle des fourmis
Hache de désapprobation
Décharge
Décharge de la Misère
-
Le Mépris
Scarabée de Divination du Chapardage
Scarabée de Divination de l'Abondance
Scarabée de Divination du Cloître
Beauté divine
Déflagration divine
Déflagration divine de la Radiance
Soutien : Bénédiction divine
Couronne divine
Courroux divin
Courroux divin de la Désintégration
Courroux divin de la Foudre sacrée
La Justice divine
Flacon divin de vie
Flacon divin de mana
Orbe divin
Rétribution divine
Soutien : Sentinelle divine
Éclat divin
Réceptacle divin
Orbe divinatoire de Délire
Incubateur divinatoire
Orbe vaal touché par le Djinn
La Folie de Doedre
Coup de soumission
Coup de soumission de l'Inspiration
Pierre de ligue Domination
Scarabée de Domination
Scarabée de Domination des Apparitions
Scarabée de Domination de l'Évolution
Scarabée de Domination des Terreurs
Flèche de condamnation
Explosion de fatalité
Épiphanie de Doryani
Toucher de Doryani
Hache double
Griffe double
Double frappe
Double frappe de l'Empalement
Double frappe de l'Accélération
Masse du dragon
Rapière en os de dragon
Bottes en écailles de dragon
Pourpoint en écailles de dragon
Gantelets en écailles de dragon
Épée de dragon
Greffon d'Esh éreintant
Drapé de rêves
Étendard de terreur
Massue de l'épouvante
Masse onirique
Souliers de cherche-rêve
Gourdin en bois flotté
Massue en bois flotté
Sceptre en bois flotté
Rondache en bois flotté
Baguette en bois flotté
Citadelle de Drox, Carte
Insigne de Drox
Alchimiste druidique
Mer asséchée, Carte
Frappes simultanées
Frappes simultanées de l'Ambidextrie
Dualité
Dunes, Carte
Donjon, Carte
Lame du couchant
Bague du crépuscule
Souliers de marche-soir
Les Affres de la mort
La Lumière mourante
Serre d'aigle
Le Buveur de terre
Soutien : Brise-terre
Séisme
Séisme de l'Amplification
Pieux telluriques
Pieux telluriques de la Fragilité
Pieux telluriques de la Proéminence
Clé d'Eber
Pavois en ébène
Écho de Solitude
Écho de Révérence
Écho de Traumatisme
Les Échos de l'amour
Bâton de l'éclipse
Soutien : Éclipse
Édit des lames
Édit des flammes
Édit de force
Édit du gel
Édit de furie
Édit du brasier
Édit de hargne
Édit de lumière
Édit du reflet
Édit de malveillance
Édit de foudre
Édit de la guerre
Édit de l'hiver
Édit de la sépulture
Édit de la tempête
Soutien : Édification
Bottes en peau d'anguille
Gants en peau d'anguille
Semelles en peau d'anguille
Tunique en peau d'anguille
Soutien : Efficacité
Souvenir d'Einhar
Épée ancienne
Orbe exalté de l'Ancien
Soutien : Blasphème surnaturel
Orbe du chaos surnaturel
Orbe exalté surnaturel
Œil surnaturel
Incubateur surnaturel
Orbe d'annulation surnaturel
Perfection surnaturelle
Pierre du néant surnaturelle
Parchemin d'électrochoc
Fleuret élégant
Armure en maille élégante
Clipeus élégant
Épée élégante
Égide élémentaire
Soutien : Armée élémentaire
Soutien : Dégâts élémentaires des Attaques
Soutien : Focalisation élémentaire
Frappe élémentaire
Frappe élémentaire de la Nuance
Soutien : Pénétration élémentaire
Projectiles élémentaires
Soutien : Propagation élémentaire
Préservation élémentaire
Sensibilité aux éléments
Sextant élevé
Sentinelle alpha en rochebraise
Sentinelle tumultueuse en rochebraise
Sentinelle traqueuse en rochebraise
Accepter la démence
Gants brodés
L'Empereur de la Pureté
La Chance de l'Empereur
Soutien : Amélioration
Hurlement de puissance
Cercueil vide
Broche émaillée
Bocle émaillé
Enchantement
Incubateur enchanté
Nuit éternelle
Bocle endothermique
Soutien : Charge d'endurance par Étourdissement en mêlée
Cri d'endurance
Lame d'énergie
Soutien : Drain d'énergie
Épée énergétique
Empoignement débilitant
Affaiblissement
Orbe d'ingénieur
Éclat d'ingénieur
Contrat d'Ingénierie
Espadon ciselé
Hache ciselée
Ultimatum ciselé
Baguette ciselée
Soutien : Valorisation
Assemblage énigmatique A4
Assemblage énigmatique B2
Assemblage énigmatique C5
Assemblage énigmatique D1
Orbe chauffant
Soutien : Illumination
Armure enveloppée
Bottes enveloppées
Gants enveloppés
Casque enveloppé
Bouclier enveloppé
Carte occupée par l'Asservisseur
Flèche d'empêtrement
Bague enthalpique
Convoitise
Carte occupée par l'Éradicateur
Greffon de Xoph éruptif
Prototype en fuite
Pierre de brèche d'Esh
Pierre de Brèche chargée d'Esh
Pierre de Brèche enrichie d'Esh
Pierre de Brèche parfaite d'Esh
Pierre de Brèche pure d'Esh
Kit de déguisement d'espionnage
Encensoir
Drain d'essence
Drain d'essence du Désespoir
Drain d'essence de la Méchanceté
Pierre de ligue Essence
Scarabée d'Essence
Scarabée d'Essence de l'Adaptation
Scarabée d'Essence de l'Ascension
Scarabée d'Essence de la Calcification
Scarabée d'Essence de la Stabilité
Essence de Délire
Essence de Désolation
Essence d'Horreur
Essence d'Hystérie
Essence de Démence
Porte-clés essentiel
-
Estuaire, Carte
Espadon gravé
Hache gravée
Écu gravé
Gravé dans le sang
Soutien : Bénédiction éternelle
Les Liens éternels
Bourguignotte éternelle
Flacon éternel de vie
Flacon éternel de mana
Orbe éternel
Épée éternelle
Lame éthérée
Arc éthéré
Couteaux éthérés
Couteaux éthérés des Lames rémanentes
Couteaux éthérés du Massacre
Canne d'éventualité
En Constante évolution
Éviscération
Implant exalté
Orbe exalté
Éclat exalté
Excavation, Carte
Artéfact exceptionnel de la Faux noire
Artéfact exceptionnel du Cercle brisé
Braise surnaturelle exceptionnelle
Ichor surnaturel exceptionnel
Artéfact exceptionnel de l'Ordre
Artéfact exceptionnel du Soleil
Soutien : Excommunication
Soutien : Exemple
Bouclier spirituel évacuant
Pavois exothermique
Monnaie exotique
Journal de bord de l'Expédition
Scarabée d'Expédition
Scarabée d'Expédition de l'Archéologie
Scarabée d'Expédition de l'Infusion
Scarabée d'Expédition du Cherche-rune
Scarabée d'Expédition de la Poudre de vérisium
Soutien : Riposte maîtrisée
Rapport de reconnaissance d'explorateur
Flèche explosive
Concoction explosive
Concoction explosive de la Destruction
Crapaud explosif
Piège explosif
Piège explosif de la Magnitude
Piège explosif du Shrapnel
Lame exquise
Tunique exquise en cuir
Exsanguination
Exsanguination de la Transmission
Énucléateur
Œil de l'hiver
Œil de l'hiver de la Finalité
Œil de l'hiver de la Fugacité
Tome d'Ez Myrae
Hache ézomyte
Lame ézomyte
Bourguignotte ézomyte
Dague ézomyte
Rondache ézomyte
Bâton ézomyte
Pavois ézomyte
Faire face à la dernière cible
Fossile à facettes
Lentille de ciseleur
Fabrique, Carte
Brume réfléchissante évanescente
Heaume du fidèle
Chute de cristal
Chute de cristaux
Contrat familial
Fleuret sophistiqué
Talisman Mâchecroc
Appât farrique
Talisman farrique
Soutien : Vitesse d'attaque
Soutien : Vitesse d'incantation
Soutien : Vitesse des projectiles
La Rencontre fatidique
L'amour du père
Corne de faune
Festin de chair
Carquois de flèches empennées
Soutien : Frénésie dévorante
Heaume d'escrimeur
Appât fénumal
Talisman fénumal
Incubateur sauvage
Catalyseur fertile
Masque de festival
Lamesprit changeante
Armure lamellaire
Champs, Carte
Dague du diable
Cannibale ardent
Impact ardent
Incinération FigureProue
Cercueil rempli
Orbe raffiné de Délire
Incubateur raffiné
Outils de crochetage sophistiqués
Charme de détection délicat
Pierre à aiguiser fine
Mitaines en soie
Clipeus en sapin
Égide de feu
Carquois de flèches enflammées
Explosion de feu
Cône élémentaire de feu
Mine de nova de feu
Feu d'origine inconnue
Soutien : Pénétration du feu
Riposte de Projectile de feu
Piège incendiaire
Piège incendiaire de l'Explosion
Arme enflammée
Boule de feu
Tempête de feu
Tempête de feu Météoritique
Tempête de feu du Bombardement
Canne à pêche
Gantelets en écailles de poisson
Fissures
Soutien : Fissures
Soutien : Poing de guerre
Souffle ardent
Irruption enflammée
Irruption enflammée de l'Incinération
Irruption enflammée du Retour
Talisman d'Infernaire igné
Lien de flammes
Éruption de flammes
Éruption de flammes de la Combustion
Mur de flammes
Conflagration
Conflagration de la Célérité
Conflagration de la Focalisation
Greffon de Xoph mande-flammes
Flammes du Jugement
Piège lance-flammes
Piège lance-flammes de la Stabilité
Soutien : Bois incandescent
Inflammabilité
Tir enflammable
Pointes de flèches larges
Perceuse à tête ronde
Masse à brides
Masse attisante
Braise flamboyante d'Omniflamme de l'Abysse
Braise flamboyante d'Omniflamme des Seigneurs de guerre
Braise flamboyante d'Omniflamme des Kaalguriens
Braise flamboyante d'Omniflamme des Scientifiques
Braise flamboyante d'Omniflamme des Premiers
Braise flamboyante d'Omniflamme des Sectateurs de la Sylve
Braise flamboyante d'Omniflamme des Vaal
Lame boutefeu
Baril de poudre flash
Nova de Charges de Flacon
Flacon de Wélakath
Couteau à écorcher
Offrande de chair
Chair et pierre
Chair de Xesht
Greffon de chair
Écorchement
Déchiqueteuse
Frappe fulgurante
Frappe fulgurante du Pouvoir
Poussée fulgurante
Lame danseflamme
Tirer à pile ou face
Mine inondée, Carte
Bassinet à cannelures
Pierre de focalisation
Focalisation
Amulette focalisée
Soutien : Baliste focalisée
Soutien : Canalisation focalisée
Brouillard de guerre
Broche lamellée
Épée de valet
Contrat interdit
Lampe interdite
Le Pouvoir interdit
Rite interdit
Rite interdit du Sacrifice de l'âme
Tatouage interdit du Duelliste
Tatouage interdit du Maraudeur
Tatouage interdit de la Rôdeuse
Tatouage interdit de l'Héritière
Tatouage interdit de l'Ombre
Tatouage interdit du Templier
Tatouage interdit de la Sorcière
Tome interdit
Bois interdits, Carte
Incubateur sinistre
Tigre de la forêt
Guerrier de la forêt
Forge du Phénix, Carte
Clé du Reliquaire oubliée
Soutien : Scindement
Bras de rivière, Carte
Bague informe
Soutien : Renforcement
Forteresse, Carte
Orbe fossilisé de Délire
Incubateur fossilisé
Bouclier spirituel fossilisé
Bâton sordide
Orbe exalté malgendré
Orbe d'augmentation malgendré
Orbe royal malgendré
Étreinte ignoble
Soutien : Étreinte ignoble
Arc de la fonderie
Fonderie, Carte
Semelles en cuir de renard
Fossile fissuré
Orbe fissurant
Éclat fissurant
Fragment de la Constriction
Fragment du Vide
Fragment de l'Asservissement
Fragment de l'Éradication
Fragment de la Connaissance
Fragment de la Purification
Fragment du Façonnement
Fragment de la Terreur
Fragment de la Chimère
Fragment de l'Hydre
Fragment du Minotaure
Fragment du Phénix
Parchemin de fragmentation
Orbe fragmenté de Délire
Incubateur fragmenté
Pointes de flèches fragmentées
Mine de gel
Pulsation glaciale
Greffon de Tul gelant
Frénésie
Frénésie de l'Assaut
Soutien : Viande fraîche
L'Amitié
Griffe de l'effroi
Massue de l'effroi
Soutien : Lien frigorifiant
Fossile glacé
Des Os aux cendres
Tunique en cuir de frontalier
Lames de givre
Lames de givre de la Catabase
Globe de givre canalisé
Bombe de givre
Bombe de givre de l'Espérance
Bombe de givre de l'Instabilité
Talisman d'Infernaire glacial
Bouclier de givre
Mur de glace
Mur de glace de l'Envahissement
Frilosité
Transfert givrant
Transfert givrant du Souffle Hivernal
Globe de givre
Soutien : Givremage
Huttes gelées, Carte
Cannibale gelé
Légion de gel
Légion de gel du Ralliement
Balayage gelé
Astrolabe fructueux
Bottes de fugitif
Bague fugitive
Teinture de Fulgurite
Armure de mailles
Armure en écailles de dragon
Tunique intégrale en cuir
Cuirasse intégrale
Cotte de mailles intégrale
Armure d'écailles
Armure en écailles de wyrm
Armure en écailles de wyverne
Fossile fondamental
Astrolabe fongique
Gouffre fongique, Carte
L'Invention approfondie
Fureur de l'Éveilleur
Couronne du grand vent
Flèche galvanique
Flèche galvanique de l'Énergie
Flèche galvanique du Débordement
Globe galvanisant
Globe galvanisant de l'Intensité
Jardins, Carte
Talisman de Mastodonte
Martelet
Incubateur du lapidaire
Miséricorde du Lapidaire
Prisme de lapidaire
La Promesse du lapidaire
Lentille de lapidaire
Griffe géminée
Épée ornée de gemmes
Brigandine de général
Cri du Général
Heaume de général
Soutien : Générosité
Géode, Carte
Bague géodésique
Incubateur du géomancien
Joyau œil livide
Ghetto, Carte
Lame de spectreflamme
Artillerie spectrale
Flacon gigantesque de vie
Flacon gigantesque de mana
Heaume de tueur de géant
Le Présent d'Asenath
Le Présent de la Reine des Sertis
Présent à la déesse
Scarabée doré d'Abysse
Scarabée doré de l'Embuscade
Hache à dorures
Scarabée doré du Bestiaire
Scarabée doré de l'Infestation
Scarabée doré de Brèche
Bocle à dorures
Scarabée doré de Cartographie
Scarabée doré de Divination
Scarabée doré de l'Ancien
Scarabée doré d'Expédition
Fossile doré
Scarabée doré de Précurseur
Scarabée doré de Légion
Scarabée doré du Reliquaire
Salade à dorures
Scarabée doré du Façonneur
Scarabée doré de Sulfite
Scarabée doré du Tourment
Scarabée doré d'Ultimatum
Pavois cuirassé
Déferlement de glace
Déferlement de glace de la Fissure
Marteau de glace
Marteau de glace du Fracassement
Balyage de bouclier glacial
Glacier, Carte
Heaume de gladiateur
Cuirasse de gladiateur
Glaive
Surin en verre
Bulle de souffleur de verre
Lueur d'espoir
Aperçu de l'éternité
Bague du couchant
Tunique glorieuse en cuir
Cuirasse glorieuse
Silhouette scintillante
Soutien : Gloutonnerie
Gloutonnerie des éléments
Fossile glyphique
Branche noueuse
Corne de chèvre
Bottes en peau de chèvre
Bocle en peau de chèvre
Gants en peau de chèvre
Talisman d'Homme-bouc
Rayon de la Déesse
Téléportation de la Déesse
Or
Amulette en or
Flacon d'or
Anneau en or
Lame en or
Gantelets en or
Broche dorée
Bocle en or
Caligae en or
Masque cérémoniel en or
Flamme dorée
Grotesque en or
Idole en or d'Hetzapal
Boucle en or
Clé en or
Kriss en or
Manteau doré
Masque en or
Idole en or de Matatl
Idole en or de Napuatzi
Obi en or
Huile dorée
Cuirasse en or
Idole de prière en or
Glyphe sacrificiel en or
Idole en or d'esclave
Visage en or
Pierre de veille dorée
Couronne en or
Idole en or de Xoplotli
Gantelets de goliath
Jambières de goliath
Talisman de Goliath
Onde de choc sanglante
Gouge
Grâce
Épée gracieuse
Artéfact majestueux de la Faux noire
Artéfact majestueux du Cercle brisé
Braise surnaturelle majestueuse
Ichor surnaturel majestueux
Flacon immense de vie
Flacon immense de mana
Artéfact majestueux de l'Ordre
Cotte de mailles majestueuse
Artéfact majestueux du Soleil
Porte-clés de grand maître
Flacon de granite
Crochet à tête de tigre
Astrolabe agrippant
Armure en maille agrippante
Le Savoir sépulcral
Thalweg macabre, Carte
Sépultures, Carte
Sphère de gravité
Grande couronne
Grand heaume
Grand maillet
Talisman de Mâchoire gigantesque
Dents de grand blanc
Soutien : Appel ancestral majeur
Artéfact majeur de la Faux noire
Artéfact majeur du Cercle brisé
Soutien : Ricochet majeur
Soutien : Dévoration majeure
Braise surnaturelle majeure
Ichor surnaturel majeur
Soutien : Scindement majeur
Soutien : Instabilité cinétique majeure
Flacon considérable de vie
Flacon considérable de mana
Soutien : Projectiles multiples majeurs
Soutien : Multifrappe majeure
Artéfact majeur de l'Ordre
Soutien : Cascade de sorts majeure
Soutien : Écho de sortilèges majeur
Artéfact majeur du Soleil
Soutien : Déchaînement majeur
Soutien : Volée majeure
Talisman du Grand Loup
Sceptre figuratif rieur
Gants adhérents
Peau de grizzly
Grotte, Carte
Fracas tellurique
Fracas tellurique de la Secousse
Arc du bosquet
Don de la matrice grandissant
Tortue gardienne
Soutien : Bénédiction du gardien
Le Défi du Gardien
Gantelets protecteurs
Éventreur
Couteau à éviscérer
Parchemin d'hémocombustion
Goliath à moitié oublié
Soutien : Sanctification
Flacon béni hybride
Flacon béni de vie
Flacon béni de mana
Bocle martelé
Main d'Arimor
Arc de héraut
Carte de Précurseur
Scarabée de Précurseur
Scarabée de Précurseur des Obélisques
Scarabée de Précurseur de la Régence
Scarabée de Précurseur des Trésors de guerre
Orbe de Précurseur
Éclat de Précurseur
Greffon d'Uul renforçant
Masque d'arlequin
Bouclier spirituel harmonique
L'Harmonie des âmes
Rapière de harpie
Bottes en peau de harpie
Gants en peau de harpie
Soutien : Foule oppressante
Scarabée du Bosquet
Scarabée du Bosquet de la Corne d'abondance
Scarabée du Bosquet du Doublement
Hâte
Haine
Bassinet hanté
Manoir hanté, Carte
Les Ombres terrifiantes
Épée de bourreau
Hache de bourreau
Cœur hélicoïdal
Cœur de flamme
Cœur de la gargouille
Pavois pyro-endurci
Baguette d'animiste
Fléau des cieux
Carquois de flèches lourdes
Ceinture lourde
Carquois lourd
Frappe massive
Frappe massive de Trarthus
Arc èdre
Bague hélicoïdale
Patte d'infernaire
Le Masque de la Reine
Héraut de l'agonie
Héraut de la cendre
Héraut de la glace
Héraut de la pureté
Héraut du tonnerre
Héraut de la Ruche
Hétérochromie
Soutien : Floraison calamiteuse
Explosion calamiteuse
Explosion calamiteuse de la Contradiction
Explosion calamiteuse de la Dévastation
Talisman de Malégriffe
Soutien : Calamité inévitable
Soutien : Calamité batracienne
Soutien : Toucher calamiteux
Objet caché
Soutien : Mine à charge creuse
Arc de haute lignée
Bâton de haute lignée
Lame des montagnes
Mèche de cheveux d'Hinekora
Son Message ardent
Histoire
Soutien : Ruchenés
Glande cérébrale de Ruchené
Fossile creux
Pointes de flèches creuses
Dague à pointe creuse
Armure en maille sacrée
Totem de flammes sacrées
Totem de flammes sacrées du Courroux
Marteaux sacrés
Marteaux sacrés des Spirales
Frappe sacrée
Balayage sacré
Balayage sacré de la Chute de marteaux
Le Foyer
Hachoir affûté
Incubateur honoré
Tatouage honorifique du Barbare
Tatouage honorifique du Berserker
Tatouage honorifique de la Colombe
Tatouage honorifique du Troupeau
Tatouage honorifique du Déluge
Tatouage honorifique de l'Hatungo
Tatouage honorifique du Chasseur
Tatouage honorifique du Makanga
Tatouage honorifique de la Montagne
Tatouage honorifique du Chêne
Tatouage honorifique du Pa
Tatouage honorifique du Pillard
Tatouage honorifique du Ciel
Tatouage honorifique de la Tempête
Tatouage honorifique du Tuatara
Tatouage honorifique de la Tortue
Tatouage honorifique du Seigneur de guerre
Tatouage honorifique du Sage
Cape avec capuche
Épée crochet
L'Espoir
Éclat d'horizon
Scarabée cornu de l'Éveil
Scarabée cornu des Lignées
Scarabée cornu du Scintillement
Scarabée cornu des Némésis
Scarabée cornu du Pandémonium
Scarabée cornu de la Préservation
Scarabée cornu de la Tradition
Sceptre à cornes
Talisman Cornu
La Maison des miroirs
La Fatuité
Diadème de fatuité
Difforme massif
L'Humilité
Capuche de chasseur
Orbe exalté du Chasseur
La Détermination du chasseur
La Récompense du chasseur
Brigandine de hussard
Talisman d'Arachnide fénumal
Hydre
Bottes en écailles d'hydre
Gantelets en écailles d'hydre
Hydrosphère
Joyau œil hypnotique
Soutien : Hypothermie
Je vois des frères
Soutien : Morsure du froid
Fracas de glace
Fracas de glace de la Cadence
Lance élémentaire de glace
Nova de glace
Nova de glace du Gel intense
Nova de glace des Globes de givre
Tir de glace
Tir de glace de la Pénétration
Lance de glace
Lance de glace de la Division
Piège de glace
Piège de glace du Vide
Iceberg, Carte
Glacefeu
Tempête de glace
Salve de stalactites
Mine d'éclats de glace
Mine d'éclats de glace de l'Éventail
Mine d'éclats de glace du Sabotage
Pointes de glace
Géode ignée
Embrasement
Soutien : Propagation d'Embrasement
Explosion incendiaire
Téléportation illusoire
Catalyseur imprégné
Baguette imprégnée
Soutien : Immolation
Clameur d'immortalité
L'Immortelle Détermination
Couronne de diablotin
Dague de diablotin
Propagateur de force percutante
Soutien : Empalement
Greffon d'Uul empalant
Soutien : Fatalité imminente
Partisan de Zarokh imparfait
Liche astrale imparfaite
Blasphémateur imparfait
Démon de sang imparfait
Conjurateur de putréfaction imparfait
Épée dansante imparfaite
Marionnette sombre imparfaite
Sombre faucheuse imparfaite
Alchimiste druidique imparfait
Œil surnaturel imparfait
Prototype en fuite imparfait
Cannibale ardent imparfait
Tigre de la forêt imparfait
Guerrier de la forêt imparfait
Cannibale gelé imparfait
Tortue gardienne imparfaite
Goliath à moitié oublié imparfait
Difforme massif imparfait
Hydre imparfaite
Esprit moralisateur imparfait
Sac à viande imparfait
Souvenirs incomplets
Officier naval imparfait
Horreur à aiguilles imparfaite
Artiste de la douleur imparfait
Démiurge primal imparfait
Oiseau-tonnerre primal imparfait
Chevalier agité imparfait
Magefissure imparfait
Squelette runique imparfait
Démon sanguinomancien imparfait
Horreur à lame de scie imparfaite
Guerrier serpent imparfait
Ombre berserker imparfaite
Fabrication des ombres imparfaite
Horreur tranchante imparfaite
Matriarche araignée imparfaite
Esprit de la Fortune imparfait
Seigneur de guerre imparfait
Arc impérial
Bocle impérial
Griffe impériale
Orbe impérial de Délire
Cristal enveloppant impérial
L'Héritage impérial
Massue impériale
Skiane impérial
Bâton impérial
Morceau de Bâton impérial
Cristal impossible
Empreinte
Empreinte d'Orbe du Bestiaire
Pulsation glaciale du Boss Inca
Invitation incandescente
Encens de Keth
Incinération
Incinération de l'Expansion
Incinération de la Ventilation
Soutien : Augmentation de Zone d'effet
Soutien : Augmentation des Dégâts critiques
Soutien : Augmentation des Chances de coup critique
Aura d'Augmentation des Dégâts subis
Soutien : Augmentation de Durée
Scarabée d'Incursion
Scarabée d'Incursion des Champions
Scarabée d'Incursion de l'Invasion
Scarabée d'Incursion de la Chronologie
Huile indigo
Brigandine d'infanterie
Hache infernale
Lame infernale
Coup infernal
Coup infernal de l'Immolation
Cri infernal
Soutien : Légion infernale
Balayage infernal
Épée infernale
Vallée infestée, Carte
Bottes d'infiltré
Paumelles d'infiltré
Rapport de reconnaissance influencé
Scarabée d'Influence des Hordes
Scarabée d'Influence de l'Intrusion
Scarabée d'Influence de l'Ancien
Scarabée d'Influence du Façonneur
Soutien : Canalisation infusée
Orbe d'ingénieur infusé
Incubateur imprégné
Soutien : Innervation
Ultimatum gravé
Soutien : Inspiration
Orbe d'instillation
Soutien : Intensification
Cri d'intimidation
Catalyseur intrinsèque
Lien d'intuition
Pierre de ligue Invasion
Soutien : Invention
Soutien : Inversement des règles
Clé d'Inya
Bague d'iolite
Diadème en fer
Flacon de fer
Gantelets en fer
Jambières en fer
Soutien : Poigne de fer
Chapeau de fer
Masque en fer
Anneau en fer
Sceptre en fer
Bâton en fer
Soutien : Volonté de fer
Bottes en écailles de fer
Gantelets en écailles de fer
Bocle en bois de fer
Teinture de Ferbois
Soutien : Quantité d'Objets
Soutien : Rareté des Objets
Arc en ivoire
Bouclier spirituel en ivoire
Temple d'ivoire, Carte
Pierre de veille ivoire
Téléportation d'Izaro
Le Diable dans la boîte
Amulette de jade
Hachoir en jade
Flacon de jade
Hachette en jade
Fleuret denté
Fossile tranchant
Massue dentelée
Hache en jaspe
Hachoir en jaspe
Masque de bouffon
Amulette de jais
Anneau de jais
Jet de flammes
Fleuret orné
Orbe orné de Délire
Orbe de joaillier
Recombinateur d'accessoire
Bouclier spirituel à grelots
Greffon d'Esh secouant
Rune du Voyage
Tatouage initiatique de Makanui
Tatouage initiatique du Corps
Tatouage initiatique de l'Esprit
Tatouage initiatique de l'Âme
Sceau de compagnon cartographe
Bâton du jugement
Esprit moralisateur
Les Voix accablantes
Vallée de la jungle, Carte
L'Ambition justifiée
Orbe kalguurien de Délire
Incubateur kalguurien
Scarabée kalguurien
Scarabée kalguurien de l'Enrichissement
Scarabée kalguurien des Richesses protégées
Scarabée kalguurien du Raffinage
Idole de Kamasan
Jambières de Kaom
Cuirasse de Kaom
Hache karuie
Hachoir karui
Cristal enveloppant karui
Massue karuie
Sceptre karui
Ducat de Katakohi
La Corruption du gardien
Clé de la Décadence
Clé du Creuset
Lameclé
Tuer
Anomalie cinétique
Explosion cinétique
Explosion cinétique du Regroupement
Éclair cinétique
Éclair cinétique de la Fragmentation
Flux cinétique
Fusillade cinétique
Fusillade cinétique de la Détonation
Soutien : Instabilité cinétique
Pluie cinétique
Pluie cinétique de l'Impact
Baguette cinétique
Souvenir de Kirac
Ducat de Kishara
Heaume de chevalier
Soutien : Repoussement
Laboratoire, Carte
-
Lacération
Lacération du Massacre
Lacération de l'Hémorragie
Bouclier spirituel en bois lacé
Nécrose lacrymale
Bocle laqué
Tenue laquée
Heaume laqué
Antre, Carte
Antre de l'Hydre, Carte
Écu laminé
Acier transperçant
Acier transperçant de la Pulvérisation
L'Amour perdu de Lantador
Amulette de lapis
Grand Joyau de ramification
Flacon majeur hybride
Flacon majeur de vie
Flacon majeur de mana
L'Ultime espoir
Baroud d'honneur
-
Armure de mailles annelées
Chambre lavique, Carte
Lac de lave, Carte
Don de la matrice somptueux
Écu fortifié
Sceptre en plomb
Bond percutant
Bond percutant de la Dévastation
Ceinture en cuir
Bracelets en cuir
Capuchon en cuir
Capuche en cuir
Bottes en écailles de cuir
Abandonnés à leur sort
Bottes de légion
Gants de légion
Marteau de légion
Cuirasse de légion
Scarabée de Légion
Scarabée de Légion du Conflit éternel
Scarabée de Légion des Officiers
Scarabée de Légion de la Sekhema
Scarabée de Légion des Trésors
Épée de légion
Morceau d'Épée de légion
Soutien : Perte de Durée
Artéfact mineur de la Faux noire
Artéfact mineur du Cercle brisé
Braise surnaturelle mineure
Ichor surnaturel mineur
Artéfact mineur de l'Ordre
Soutien : Réduction mineure du coût en Mana
Artéfact mineur du Soleil
Soutien : Dose létale
Tentation du Léthé
Gantelets de Léviathan
Jambières de Léviathan
Gants géomantiques
Ligne de ley, Carte
Diadème de la Liche
Soutien : Gain de Vie au Toucher
Soutien : Drain de Vie
Rune de la Vie
Soutien : Ponction vitale
Brigandine légère
Carquois léger
Lumière et Vérité
Phare, Carte
Astrolabe sans-lumière
Égide de foudre
Flèche de foudre
Flèche de foudre de l'Électrocution
Éclair
Riposte du Clone de foudre
Vecteur de foudre
Vecteur de foudre des Cieux
Soutien : Pénétration de la foudre
Piège de pic de foudre
Piège de pic de foudre de la Surcharge
Piège de pic de foudre du Choc électrique
Frappe foudroyante
Frappe foudroyante du Ricochet
Filaments de foudre
Filaments de foudre de l'Excentricité
Filaments de foudre de l'Escalade
Piège de foudre
Piège de foudre de l'Étincelle
Téléportation foudroyante
Écu en tilleul
Les Vestiges immuables
Peau de lion
Épée du lion
Lame agile
Glace vivante
Soutien : Foudre vivante
Décharge de Foudre vivante
Contrat de Crochetage
Soutien : Mine locus
Talisman de Bois reclus
Fragment solitaire
Clé du Reliquaire solitaire
Guerrier solitaire
Arc long
Bâton long
Épée longue
Talisman Longuedents
Poste d'observation, Carte
Cuirasse seigneuriale
Armure en maille blindée
Les Mondes perdus
Ne pas avoir froid aux yeux
La Fidélité
Tatouage de Loyauté de Ahuana
Tatouage de Loyauté d'Akoya
Tatouage de Loyauté d'Ikiaho
Tatouage de Loyauté de Kahuturoa
Tatouage de Loyauté de Kaom
Tatouage de Loyauté de Kiloava
Tatouage de Loyauté de Maata
Tatouage de Loyauté de Rakiata
Tatouage de Loyauté de Tawhanuku
Tatouage de Loyauté d'Utula
Fossile brillant
La Chance des Vaal
Bastion providentiel
Les Liaisons heureuses
Pioche porte-bonheur
Un Trésor aveuglant
Diadème de Lunaris
Charme lupin
Médaillon de conjuration luisant
Invocation de Lycia d’Acrobaties
Invocation de Lycia de Lien ancestral
Invocation de Lycia de Danse des flèches
Invocation de Lycia d’Avatar du feu
Invocation de Lycia de Magie du sang
Invocation de Lycia d’Appel aux armes
Invocation de Lycia de Conducteurs de Charges
Invocation de Lycia de Danse pourpre
Invocation de Lycia de Bouclier Divin
Invocation de Lycia de Batterie surnaturelle
Invocation de Lycia d’Équilibre élémentaire
Invocation de Lycia de Surcharge élémentaire
Invocation de Lycia de Jeunesse éternelle
Invocation de Lycia de Danse fantomatique
Invocation de Lycia de Pilleur d’esprit
Invocation de Lycia de Coups déviés
Invocation de Lycia de Maître des Calamités
Invocation de Lycia de Garde déséquilibrée
Invocation de Lycia de Poigne de fer
Invocation de Lycia de Réflexes de fer
Invocation de Lycia de Volonté de fer
Invocation de Lycia de Nuance du Léthé
Invocation de Lycia de Fléau des mages
Invocation de Lycia de L’Esprit dépasse la Matière
Invocation de Lycia de Créatures instables
Invocation de Lycia d’En Harmonie avec la douleur
Invocation de Lycia d’Agonie absolue
Invocation de Lycia d’À Bout portant
Invocation de Lycia de Technique méticuleuse
Invocation de Lycia de Technique résolue
Invocation de Lycia de Lieur de runes
Invocation de Lycia de Solipsisme
Invocation de Lycia d’Égo suprême
Invocation de Lycia de Posture inflexible
Invocation de Lycia de Pacte vaal
Invocation de Lycia de Combattant polyvalent
Invocation de Lycia d’Égide de perfidie
Invocation de Lycia de Danseur du vent
Invocation de Lycia de Serment du Zélote
Invocation de Lycia de L’Agnostique
Invocation de Lycia de L’Empaleur
Talisman de Lynx
Le Répit de Lysah
Emballage cadeau pour MTX
Soutien : Machinations
Incubateur aliénant
Chose aliénante
Bâton du maelström
Habits de mage
Couronne de magistrat
Talisman de Dogue du magma
Minerai magmatique
Pavois magmatique
Soutien : Magnétisme
Le Magnum opus
Pavois en acajou
Soutien : Mutilation
Peau majestueuse
Cuirasse majestueuse
Malfaisance
Malformation, Carte
Crocs pernicieux
Maillet
Hache de sévices
L'Homme et son ours
Soutien : Drain de Mana
Bâton imprégné de Mana
Lien de mana
Soutien : Flèches manaforgées
Talisman Mandibule
Manifestation de Derviches dansants
Bague bigarrée
Carte
Carte (Palier 1)
Carte (Palier 10)
Carte (Palier 11)
Carte (Palier 12)
Carte (Palier 13)
Carte (Palier 14)
Carte (Palier 15)
Carte (Palier 16)
Carte (Palier 2)
Carte (Palier 3)
Carte (Palier 4)
Carte (Palier 5)
Carte (Palier 6)
Carte (Palier 7)
Carte (Palier 8)
Carte (Palier 9)
Clipeus en érable
Arc maraketh
Cristal enveloppant maraketh
Amulette de marbre
Soutien : Marque au Toucher
Marqué comme proie
Brigandine du maréchal
Marécage, Carte
Bottes de martyr
Gants de martyr
Sceau de maître cartographe
Outils de crochetage de maître
-
Mausolée, Carte
Burin de la Prodige de l'Avarice
Burin de la Prodige de la Divination
Burin de la Prodige de l'Acquisition
Burin de la Prodige de la Prolifération
Burin de la Prodige des Scarabées
Invitation de la Prodige : Cairns de Glennach
Invitation de la Prodige : Hameau d'Haewark
Invitation de la Prodige : Lex Ejoris
Invitation de la Prodige : Lex Proxima
Invitation de la Prodige : Lira Arthain
Invitation de la Prodige : Nouveau-Vastir
Invitation de la Prodige : L'Atlas
Invitation de la Prodige : Les Tueurs de l'Ancien
Invitation de la Prodige : Les Redoutés
Invitation de la Prodige : Les Oubliés
Invitation de la Prodige : Les Formés
Invitation de la Prodige : Les Dissimulés
Invitation de la Prodige : Les Remémorés
Invitation de la Prodige : Les Difformes
Invitation de la Prodige : Lisière de Tirn
Invitation de la Prodige : Repos de Valdo
-
Dédale, Carte
Dédale du Minotaure, Carte
Soutien : Souffre-douleur
Broyeur à viande
Sac à viande
Ceinture méca-alarme
Ceinture mécanique
Moyen Joyau de ramification
Flacon moyen hybride
Flacon moyen de vie
Flacon moyen de mana
Soutien : Dégâts physiques de mêlée
Soutien : Dégâts de mêlée collatéraux
Souvenir de Désir
Souvenir d'Incrédulité
Souvenir de Familiarité
Souvenir d'Impatience
Souvenir d'Impulsivité
Souvenir de Solitude
Souvenir de Moquerie
Souvenir de Panique
Souvenir de Révérence
Souvenir de Suspicion
Souvenir de Traumatisme
Mandat de Mercenaire
Armement impitoyable
Ducat de Merrick
Mesa, Carte
Bottes maillées
Gants maillés
Hypnotisation
Message en bouteille
Fossile métallique
Cerveau de Métamorphe
Œil de Métamorphe
Cœur de Métamorphe
Foie de Métamorphe
Poumon de Métamorphe
Ceinture micro-distillerie
Lame de minuit
La Force prime le droit
Bâton militaire
Cage spirituelle
Soutien : Champ de Mines
Bassins minéraux, Carte
Soutien : Dégâts des Créatures
Soutien : Vie des Créatures
Soutien : Vitesse des Créatures
Idole mineure
Soutien : Archer mirage
Incubateur mirage
Flèche miroir
Flèche miroir des Clones bombardiers
Flèche miroir des Clones prismatiques
Éclat de miroir
Miroir de Kalandra
Miroir de Teklatipitzi
Rondache réfléchissante
Tablette miroir
La Détresse dans les ténèbres
Reflet brumeux
Les Moufles
Explosion volcanique
Carapace volcanique
Frappe volcanique
Frappe volcanique du Zénith
Greffon de Xoph ardent
Soutien : Accélération
Talisman de la Patte simiesque
Talisman des Jumeaux simiesques
-
Bâton lunaire
Temple lunaire, Carte
Diadème de luneclaire
Bague de pierre de lune
Soutien : Davantage de Durée
L'Éternel insatisfait
Étoile du matin
Chagrin mortifère
Espoir mortifère
Ignorance mortifère
Rage mortifère
Ensemble mortifère
Mortier
Écu mosaïque
Rune de la Montagne
Geyser boueux, Carte
Soutien : Projectiles multiples
Soutien : Totems multiples
Soutien : Pièges multiples
Soutien : Multifrappe
Bottes de meurtrier
Paumelles de meurtrier
Joyau œil funeste
Musée, Carte
Essence chuchotante de Colère
Essence chuchotante de Dédain
Essence chuchotante de Peur
Essence chuchotante d'Avarice
Essence chuchotante de Haine
Essence chuchotante de Chagrin
Essence chuchotante de Tourment
Essence chuchotante d'Affliction
Incubateur mystérieux
Don de la matrice mystérieux
Boîte mystère
Pierre de ligue Mystère
Poing clouté
Astrolabe innommé
Bague innommée
Contrat naval
Officier naval
Diadème de nécromancien
Soieries de nécromancien
Filet nécromantique
Nécropole, Carte
Armure nécrotique
Horreur à aiguilles
Pierre de ligue Nemesis
Gants du nexus
Soutien : Lame nocturne
Bassinet cauchemardesque
Masse cauchemardesque
Cauchemar, Carte
Toge de tissenuit
Souliers de glisse-nuit
Souvenir de Niko
Aucune trace
Hache noble
Griffe noble
Idole noble
Tricorne noble
La Couronne de Nook
Catalyseur nocif
Bottes en nubuck
Gants en nubuck
Bocle en chêne
Teinture de Chênebranche
Orbe indiscernable de Délire
Incubateur indiscernable
Sentinelle alpha en obsidienne
Sentinelle tumultueuse en obsidienne
Pierre à aiguiser en obsidienne
Sentinelle traqueuse en obsidienne
Habits d'occultiste
Sceptre ocre
Talisman de Poulpe
Offrande à la Déesse
Candélabre d'Ogham
Extracteur d'Huile
Manteau lubrifié
Tunique lubrifiée
Baguette de prédiction
Présage d'accélération
Présage d'adrénaline
Présage d'amélioration
Présage d'héritage
Présage de virtuosité
Présage de connexions
Présage de la porte de la mort
Présage de danse avec la mort
Présage de bonne fortune
Présage de rétablissement
Présage de résurgence
Présage de retour
Présage de revanche
Présage de trichromie
Présage du joaillier
Présage du dévoreur d'âmes
Un dernier coup
Pierre de ligue Onslaught
Amulette d'onyx
Bague d'opale
Sceptre d'opale
Baguette en opale
Huile opalescente
Rapport de reconnaissance d'agent
Fossile luxuriant
Orbe d'alchimie
Orbe d'altération
Orbe d'annulation
Orbe d'augmentation
Orbe de liaison
Orbe de chance
Orbe du conflit
Orbe de domination
Orbe de dispersion élémentaire
Orbe de fusion
Orbe des horizons
Orbe d'intention
Orbe de regret
Orbe de commémoration
Orbe de suppression
Orbe des orages
Orbes des orages des Bourrasques
Orbe de transmutation
Orbe de démantèlement
Orbe d'effritement
Cinquième aventure d'Orbala
Verger, Carte
Ordre : À moi !
Bague organique
Pierre du néant de l'Instigateur
Incubateur orné
Masse ornée
Carquois orné
Armure en maille ornée
Rondache ornée
Épée ornée
Sceptre oscillant
Incubateur fantasmagorique
Rapport de reconnaissance d'outre-monde
Clé des Oubliettes du Reliquaire
La ruse ultime
Soutien : Surcharge
Tendons surchargés
Soutien : Surstimulation
Ruine abandonnée, Carte
Sanctuaire abandonné, Carte
Soutien : Surchauffe
Soutien : Intensité surchargée
Soutien : Pacifisme
Pacification
Pacte de Beidat
Pacte de Ghorr
Pacte de K'Tash
Pacte de Lycia
Veste rembourrée
Tunique rembourrée
Baguette païenne
Artiste de la douleur
Bocle peint
Pavois peint
Palais, Carte
Bottes de paladin
Couronne de paladin
Gants de paladin
Haubert de paladin
Ensemble de la Cour pâle
Relique papyrus
Les Passagers parasites
Parc, Carte
Amulette de paua
Bague de paua
Instants paisibles
Amulette nacrée
Des perles aux pourceaux
-
Enclos, Carte
Symbole de pénitence
Symbole de pénitence de la Conduction
Symbole de pénitence de la Dissipation
Marque de la Pénitence
Carquois de flèches pénétrantes
Péninsule, Carte
Masque de pénitent
Bague de la pénombre
Pièce de Pérandus
Pierre de ligue Perandus
Contrat de Perception
Partisan de Zarokh parfait
Liche astrale parfaite
Blasphémateur parfait
Démon de sang parfait
Conjurateur de putréfaction parfait
Épée dansante parfaite
Marionnette sombre parfaite
Sombre faucheuse parfaite
Alchimiste druidique parfait
Œil surnaturel parfait
Prototype en fuite parfait
Cannibale ardent parfait
Tigre de la forêt parfait
Guerrier de la forêt parfait
Cannibale gelé parfait
Tortue gardienne parfaite
Goliath à moitié oublié parfait
Difforme massif parfait
Hydre parfaite
Esprit moralisateur parfait
Sac à viande parfait
Officier naval parfait
Horreur à aiguilles parfaite
Artiste de la douleur parfait
Démiurge primal parfait
Oiseau-tonnerre primal parfait
Chevalier agité parfait
Magefissure parfait
Squelette runique parfait
Démon sanguinomancien parfait
Horreur à lame de scie parfaite
Guerrier serpent parfait
Ombre berserker parfaite
Fabrication des ombres parfaite
Horreur tranchante parfaite
Matriarche araignée parfaite
Esprit de la Fortune parfait
Seigneur de guerre parfait
La Perfection
Perforation
Perforation du Massacre
Perforation de la Dualité
-
Frappe pestilentielle
Statue pétrifiante
Sang pétrifié
Gourdin pétrifié
Fantasmagorie, Carte
Bottes fantomatiques
Masse fantomatique
Paumelles fantomatiques
Course déphasée
Égide physique
Aura de dégénérescence physique
Riposte de Projectile physique
Soutien : Conversion du physique en foudre
Jetée, Carte
Soutien : Transpercement
Rayon de Piety
Taillade inversée de Piété
Bassinet à bec de passereau
Marteau-pilon
Bocle en pin
Pavois du pinacle
Soutien : Projectiles convergents
Fosse, Carte
Fosse de la Chimère, Carte
Talisman de Pitbull
Peste
Porte-peste
Masque de peste
Talisman d'Arachnide pestiféré
Écu en planches
Cuirasse simple
Plateau, Carte
Gantelets de plates
Jambières de plates
Massue plaquée
Pierre de veille en platine des Cairns de Glennach
Pierre de veille en platine du Hameau d'Haewark
Kriss en platine
Pierre de veille en platine de Lex Ejoris
Pierre de veille en platine de Lex Proxima
Pierre de veille en platine de Lira Arthain
Pierre de veille en platine du Nouveau-Vastir
Sceptre en platine
Pierre de veille en platine de la Lisière de Tirn
Pierre de veille en platine du Repos de Valdo
Fais le mort !
Attaque de test
Fracas de test
Sort de test
Square, Carte
Dague pneumatique
Marque du braconnier
-
Soutien : À bout portant
Teinture de Baievenin
La Foi empoisonnée
Concoction empoisonnée
Concoction empoisonnée du Rebond
Bocle polaire
Invitation antipodique
Hache d'armes
Scarabée brillant d'Abysse
Scarabée brillant de l'Embuscade
Scarabée brillant du Bestiaire
Scarabée brillant de l'Infestation
Scarabée brillant de Brèche
Scarabée brillant de Cartographie
Scarabée brillant de Divination
Scarabée brillant de l'Ancien
Scarabée brillant d'Expédition
Scarabée brillant de Précurseur
Scarabée brillant de Légion
Scarabée brillant du Reliquaire
Charme de détection brillant
Scarabée brillant du Façonneur
Rondache polie
Scarabée brillant de Sulfite
Scarabée brillant du Tourment
Scarabée brillant d'Ultimatum
Polymorphisme
Port, Carte
Portail
Parchemin de portail
Déchiqueteur de portail
Résonateur alchimique fort
Résonateur chaotique fort
Canne de potentialité
Soutien : Charge de pouvoir par Coup critique
Noyau d'énergie
Rune du Pouvoir
Siphon de pouvoir
Siphon de pouvoir de l'Archimage
Résonateur alchimique puissant
Résonateur chaotique puissant
Couronne de préteur
Quartier, Carte
Pointes de flèches précises
Justesse
Gantelets de l'innovateur
Jambières de l'innovateur
Soutien : Prédation
Griffe préhistorique
Le Préjugé
Gantelets préservateurs
Calme conservateur
Dague pressurisée
Contrat préventif
Fierté
De l'orgueil à la chute
La Fierté des Premiers
Aégis primordiale
Carquois de flèches primordiales
Force vitale primitive cristallisée
Orbe primitif de Délire
Démiurge primal
Incubateur primitif
Talisman de Crâne primaire
Oiseau-tonnerre primal
Flammerole primitives
Résonateur alchimique prodigieux
Résonateur chaotique prodigieux
Hachoir prodigieux
Lentille de reclassement principal
Sextant prodigieux
Sentinelle alpha primordiale
Sentinelle tumultueuse primordiale
Rapière primitive
Vestige primitif
Sentinelle traqueuse primordiale
Résonateur alchimique primitif
Résonateur chaotique primitif
Bâton primitif
Quartiers primordiaux, Carte
Fragment primordial
Bassin primordial, Carte
Vestige primordial
Bâton primordial
Explosion prismatique
Soutien : Explosion prismatique
Catalyseur prismatique
Fossile prismatique
Joyau prismatique
Huile prismatique
Anneau prismatique
Teinture Prismatique
Fossile pur
Relique de procession
Baguette profane
Esplanade, Carte
L'Armurerie de Prométhée
Dague dentelée
Prophétie
Pierre de ligue Prophecy
Baguette de prophétie
Couronne de prophète
Astrolabe prospecteur
L'Opulence
Lien de protection
Don de la matrice approvisionnant
Hache psychotique
Soutien : Pulvérisation
Saignée
Saignée du Poignardement
Punition
Carte occupée par le Purificateur
Flamme purificatrice
Flamme purificatrice des Révélations
Pureté des éléments
Pureté du feu
Pureté de la glace
Pureté de la foudre
Soutien : Bûcher
Mine de pyroclastes
Mine de pyroclastes du Sabotage
Brin-d'estoc
Flacon de quartz
Sceptre en quartz
Baguette en quartz
Exigence de la Reine
Flacon de vif-argent
Foulée rapide
Veste matelassée
Champ de courses, Carte
Soutien : Rage
Vortex de rage
Vortex de rage du Berserk
Pluie de lames
Attiré par l'averse
Pluie de flèches
Pluie de flèches de l'Artillerie
Pluie de flèches de la Saturation
Le Déluge chaotique
Réanimation en Spectre
Réanimation en Spectre de la Fugacité
Réanimation en araignées
Réanimation en Zombie
Réanimation en Zombie de la Chute
Réanimation en Zombie du Fracas
Cri de ralliement
Pierre de ligue Rampage
Remparts, Carte
Amulette aléatoire
Armure aléatoire (Armure)
Bottes aléatoires (Armure)
Gants aléatoires (Armure)
Casque aléatoire (Armure)
Bouclier aléatoire (Armure)
Armure aléatoire (Armure & Bouclier d'énergie)
Bottes aléatoires (Armure & Bouclier d'énergie)
Gants aléatoires (Armure & Bouclier d'énergie)
Casque aléatoire (Armure & Bouclier d'énergie)
Bouclier aléatoire (Armure & Bouclier d'énergie)
Armure aléatoire (Armure & Évasion)
Bottes aléatoires (Armure & Évasion)
Gants aléatoires (Armure & Évasion)
Casque aléatoire (Armure & Évasion)
Bouclier aléatoire (Armure & Évasion)
Ceinture aléatoire
Arc aléatoire
Idole funéraire aléatoire
Griffe aléatoire
Idole de conquérant aléatoire
Dague aléatoire
Armure aléatoire (Bouclier d'énergie)
Bottes aléatoires (Bouclier d'énergie)
Gants aléatoires (Bouclier d'énergie)
Casque aléatoire (Bouclier d'énergie)
Bouclier aléatoire (Bouclier d'énergie)
Armure aléatoire (Évasion)
Bottes aléatoires (Évasion)
Gants aléatoires (Évasion)
Casque aléatoire (Évasion)
Bouclier aléatoire (Évasion)
Armure aléatoire (Évasion & Bouclier d'énergie)
Bottes aléatoires (Évasion et Bouclier d'énergie)
Gants aléatoires (Évasion & Bouclier d'énergie)
Casque aléatoire (Évasion & Bouclier d'énergie)
Bouclier aléatoire (Évasion & Bouclier d'énergie)
Idole de Kamasan aléatoire
Idole mineure aléatoire
Idole noble aléatoire
Hache à une main aléatoire
Masse à une main aléatoire
Épée à une main aléatoire
Carquois aléatoire
Rapière aléatoire
Bague aléatoire
Dague runique aléatoire
Sceptre aléatoire
Bâton aléatoire
Idole totémique aléatoire
Hache à deux mains aléatoire
Masse à deux mains aléatoire
Épée à deux mains aléatoire
Baguette aléatoire
Bâton de guerre aléatoire
Découverte à distance
Arc de rôdeur
Bague à cliquet
Les Rats
Masque de corbeau
Affamé
Bottes en cuir brut
Gants en cuir brut
Pavois en cuir brut
Fragment de Réalité
Fauchage
Fauchage du Massacre
Ravage
Ravage de la Réfraction
Hache de ravageur
Heaume de ravageur
Épée de ravageur
La Renaissance
Renaissance et renouvellement
Lame d'admonestation
Bâton de réciprocité
L'Ambition imprudente
Contre-attaque
Arc incurvé
-
Orbe exalté de la Rédemptrice
Rondache en séquoia
Récif, Carte
Brume réfléchissante
Reflet
Le Reflet du Cœur
Huile réfléchissante
Arc de réflexe
Brume réfractante
Implant royal
Orbe royal
Éclat royal
Kit de déguisement de régicide
Masque de régicide
Jambières renforcées
Filet en fer renforcé
Écu renforcé
Filet en corde renforcée
Filet en acier renforcé
Pavois renforcé
Totem régénérant
Chambres reliquaires, Carte
La Commémoration
Reliquat de Corruption
Acier déchirant
Greffon d'Esh dupliquant
Résidence, Carte
Chevalier agité
Talisman de Vomisseur
Retour à la poussière
Portail de retour au Mirage
Soutien : Retour des Projectiles
Fragment révérencieux
Clé du Reliquaire révérencieux
Talisman de Rhex
Talisman de Rhoa
Magefissure
Feu de la vertu
Feu de la vertu de la Dévotion arcanique
Foudre purificatrice
Bague
Bottes en maille annelée
Cotte de mailles
Gants en maille annelée
Anneaux de lumière
Représailles
Contre-courant
Scarabée de Rituel de l'Abondance
Scarabée de Rituel des Cadavres
Scarabée de Rituel de la Sélectivité
Scarabée de Rituel des Flammeroles
Sceptre rituel
Esquille de Rituel
Réceptacle de Rituel
Rune de la Rivière
Bottes rivetées
Gants rivetés
Briseur de roche
Baguette de détonation
Pièce marquée de Malfaiteur
Roule !
Magma déferlant
Teinture de Rosépine
Talisman de Chancrefretin
Talisman de la Plume putride
Ducat de la Mère de la pourriture
Clipeus pourri
Pierre à aiguiser rugueuse
Hache royale
Arc royal
Bourguignotte royale
Cuirasse royale
Sceptre royal
Skiane royal
Bâton royal
Amulette de rubis
Flacon de rubis
Bague de rubis
Carquois robuste
Explosion runique
Explosion runique de la Téléportation
Bracelets runiques
Marque runique du Hurlement
Marque runique du Blasphème
Marque runique de Connexion
Marque runique de Consécration
Marque runique de Fureur
Marque runique du Lapidaire
Marque runique de Loyauté
Marque runique de l'Abreuvement
Marque runique de Ralliement
Marque runique de Réfraction
Marque runique du Recouvrement
Marque runique de Résurgence
Marque runique de Sangpourri
Marque runique de Stabilité
Marque runique de Souffrance
Marque runique du Temps
Marque runique de Trahison
Marque runique de l'Agile
Marque runique du Pêcheur
Marque runique du Lien
Marque runique du Combattant
Marque runique de la Forteresse
Marque runique du Maladroit
Marque runique de l'Imprégné
Marque runique du Joaillier
Marque runique de la Nova
Marque runique de la Rivière
Marque runique du Sénestre
Marque runique de l'Absorption d'âmes
Marque runique du Sort-lié
Marque runique de la Distorsion
Marque runique de la Sorcellerie
Astrolabe runique
Cimier runique
Couronne runique
Gages runiques
Gantelets runiques
Gants runiques
Jambières runiques
Hache runique
Heaume runique
Chance runique
Grèves runiques
Squelette runique
Solerets runiques
Soutien : Rupture
Scarabée rouillé d'Abysse
Scarabée rouillé de l'Embuscade
Scarabée rouillé du Bestiaire
Scarabée rouillé de l'Infestation
Scarabée rouillé de Brèche
Scarabée rouillé de Cartographie
Coiffe rouillée
Scarabée rouillé de Divination
Scarabée rouillé de l'Ancien
Scarabée rouillé d'Expédition
Scarabée rouillé de Précurseur
Hachette rouillée
Scarabée rouillé de Légion
Scarabée rouillé du Reliquaire
Scarabée rouillé du Façonneur
Pic rouillé
Sentinelle traqueuse rouillée
Scarabée rouillé de Sulfite
Épée rouillée
Scarabée rouillé du Tourment
Scarabée rouillé d'Ultimatum
Ceinture rustique
Soutien : Impitoyabilité
-
Floraison sacrée
Armure en maille sacrée
Force vitale sacrée cristallisée
Flacon sacré hybride
Incubateur sacré
Flacon sacré de vie
Flacon sacré de mana
Orbe sacré
Soutien : Flammeroles sacrées
Ensemble du sacrifice
Soutien : Sacrifice
Sacrifice à l'aube
Sacrifice au crépuscule
Sacrifice de minuit
Sacrifice de midi
Tenue sacrificielle
Soutien : Sadisme
Tenue sadique
Gants de sage
Souliers de sage
Baguette de sage
Toge de sage
Saï
Haubert de saint
Armure sainte en maille
Casque salade
Sceptre de sambar
Le Serment de Sambodhi
La Sagesse de Sambodhi
Gants en samit
Souliers en samit
Heaume de samnite
Fossile sanctifié
Flacon sanctifié de vie
Flacon sanctifié de mana
Relique sanctifiée
Sanctuaire, Carte
Recherche des Archives du Sanctuaire
Recherche de la Cathédrale du Sanctuaire
Recherche de la Nécropole du Sanctuaire
Recherche de la Salle des coffres du Sanctuaire
Talisman de Cracheur de sable
Sable de l'éternité
Carte maritime des Fonds sableux
Démon sanguinomancien
Vêtement sanguin
Flacon de saphir
Bague de saphir
Appât saqawien
Talisman saqawien
Gants en satin
Souliers en satin
Anatife sauvage
Talisman de Crabe sauvage
Toge de savant
Horreur à lame de scie
Pourpoint d'écailles
Tunique d'écailles
Scarabée des Adversaires
Scarabée de la Divinité
Scarabée de l'Évolution
Scarabée des Traîtres persécutés
Scarabée de la Lignée monstrueuse
Scarabée des Tempêtes rayonnantes
Scarabée de la Stabilité
Scarabée des Flammeroles
Scarabée du Commandant
Scarabée du Dextre
Scarabée du Sénestre
Masque effaroucheur
Vêtement cramoisi
Clipeus cramoisi
Bottes d'érudit
L'Érudit navigateur
Toge d'érudit
Fossile calciné
Rayon calcinant
Rayon calcinant de l'Immolation
Soutien : Héraut méprisant
Talisman de Scorpion
Flèche d'épines
Flèche d'épines de la Menace
Talisman de Crapahuteur
Ferraille
Essence hurlante de Colère
Essence hurlante d'Angoisse
Essence hurlante de Dédain
Essence hurlante d'Incertitude
Essence hurlante d'Effroi
Essence hurlante de Convoitise
Essence hurlante de Peur
Essence hurlante d'Avarice
Essence hurlante de Haine
Essence hurlante d'Aversion
Essence hurlante de Détresse
Essence Hurlante de Rage
Essence hurlante de Mépris
Essence hurlante de Chagrin
Essence hurlante d'Acrimonie
Essence hurlante de Souffrance
Essence hurlante de Tourment
Essence hurlante d'Affliction
Essence hurlante de Fureur
Essence hurlante de Zèle
Invitation hurlante
Scriptorium, Carte
Fragment de parchemin
Parchemin de sagesse
Orbe de scrutation
Amulette de verre de mer
Sceau de Lunaris
Sceau de Solaris
Joyau œil scrutateur
Lien ardent
Lien ardent de la Détonation
Soutien : Second souffle
Lentille de reclassement secondaire
Heaume de secutor
Cri sismique
Piège sismique
Piège sismique de l'Accroissement
Jaillissement de chair
Sceptre sekhem
Veste de sentinelle
Huile sépia
Sépulcre, Carte
Extrait de serpent
Guerrier serpent
Bâton en serpentine
Bottes en écailles de serpent
Gantelets en écailles de serpent
Carquois de flèches dentelées
Fleuret dentelé
Fossile dentelé
Poser l'appât à requin
Sept ans de malheur
Tunique élimée
Bottes à entraves
Forme d'ombre
Hache de l'ombre
Ombre berserker
Lames de l'ombre
Fabrication des ombres
Crocs de l'ombre
Sceptre de l'ombre
Bague assombrie
Bottes en chagrin
Gants en chagrin
Pavois en chagrin
Académie façonnée, Carte
Cavernes acides façonnées, Carte
Cité antique façonnée, Carte
Nid d'arachnides façonné, Carte
Tombeau arachnide façonné, Carte
Arcades façonnées, Carte
Arène façonnée, Carte
Lac aride façonné, Carte
Armurerie façonnée, Carte
Arsenal façonné, Carte
Bois cendreux façonné, Carte
Atoll façonné, Carte
Tertres façonnés, Carte
Plage façonnée, Carte
Tourbière façonnée, Carte
Crypte à ossements façonnée, Carte
Chambres funéraires façonnées, Carte
Canyon façonné, Carte
Château en ruines façonné, Carte
Cellules façonnées, Carte
Cimetière façonné, Carte
Canal façonné, Carte
Colonnades façonnées, Carte
Cour façonnée, Carte
Crique façonnée, Carte
Gisement de cristal façonné, Carte
Crypte maudite façonnée, Carte
Désert façonné, Carte
Source du désert façonnée, Carte
Dunes façonnées, Carte
Donjon façonné, Carte
Fabrique façonnée, Carte
Mine inondée façonnée, Carte
Jardins façonnés, Carte
Géode façonnée, Carte
Ghetto façonné, Carte
Sépultures façonnées, Carte
Grotte façonnée, Carte
Vallée de la jungle façonnée, Carte
Malformation façonnée, Carte
Marécage façonné, Carte
Mesa façonnée, Carte
Geyser boueux façonné, Carte
Musée façonné, Carte
Verger façonné, Carte
Sanctuaire abandonné façonné, Carte
Péninsule façonnée, Carte
Fantasmagorie façonnée, Carte
Jetée façonnée, Carte
Fosse façonnée, Carte
Port façonné, Carte
Bassin primordial façonné, Carte
Esplanade façonnée, Carte
Champ de courses façonné, Carte
Remparts façonnés, Carte
Récif façonné, Carte
Littoral façonné, Carte
Forêt aux araignées façonnée, Carte
Antre d'araignées façonné, Carte
Rivage façonné, Carte
Temple façonné, Carte
Bosquet façonné, Carte
Tour façonnée, Carte
Égouts toxiques façonnés, Carte
Île tropicale façonnée, Carte
Rivière souterraine façonnée, Carte
Pyramide vaal façonnée, Carte
Villa façonnée, Carte
Cloaque façonné, Carte
Embarcadère façonnée, Carte
Gardien du Façonneur, Carte
Désespoir du Façonneur
Dévastation du Façonneur
Orbe exalté du Façonneur
Fureur du Façonneur
Éclat du destin
Bottes en peau de requin
Gants en peau de requin
Tunique en peau de requin
Carquois de flèches en dent de requin
Dents de requin
Acier fendant
Acier fendant des Munitions
Charge au bouclier
Talisman de Crabe-bouclier
Bouclier écrasant
Bouclier écrasant du Chef tribal
Brise-bouclier
Bouclier de lumière
Médaillon de conjuration étincelant
Clé du Reliquaire scintillante
Chantier naval, Carte
Sol électrifié
Nova d'électricité
Nova d'électricité de la Procession
Onde de choc
Soutien : Onde de choc
Totem sismique
Totem sismique de l'Autorité
Littoral, Carte
Arc court
Baliste à shrapnel
Baliste à shrapnel de l'Acier
Essence stridente de Colère
Essence stridente d'Angoisse
Essence stridente de Dédain
Essence stridente d'Incertitude
Essence stridente d'Effroi
Essence stridente de Convoitise
Essence stridente de Peur
Essence stridente d'Avarice
Essence stridente de Haine
Essence stridente d'Aversion
Essence stridente de Détresse
Essence stridente de Rage
Essence stridente de Mépris
Essence stridente de Chagrin
Essence stridente d'Acrimonie
Essence stridente de Souffrance
Essence stridente de Tourment
Essence stridente d'Affliction
Essence stridente de Fureur
Essence stridente de Zèle
Oblation, Carte
Fossile frémissant
Hache de siège
Baliste de siège
Baliste de siège de la Fragmentation
Baliste de siège de Trarthus
Heaume de siège
Siège, Carte
Sceau de pouvoir
Indiquer une Proie
Givre et silence
Gants en soie
Toge en soie
Souliers en soie
Tenue en soie
Capuche en soie
Maillot en soie
Gabardine en soie
Semelles en soie tissée
Silo, Carte
Broche argentée
Pièce d'argent
Flacon d'argent
Clé en argent
Huile argentée
Filet en fer simple
Outils de crochetage simples
Toge simple
Filet en corde simple
Sextant simple
Filet en acier simple
Amulette simplex
Simulacre
Esquille de Simulacre
Orbe singulier de Délire
Incubateur singulier
Rapport de reconnaissance singulier
Catalyseur sénestre
Tricorne du pécheur
Piège siphonnant
Piège siphonnant de la Douleur
Assis !
Skiane
Porte-clés passe-partout
Couteau à dépecer
Orbe grouillant de Délire
Incubateur grouillant
Horreur tranchante
Couteau à égorger
Assommoir
Manteau lisse
Bottes de discrétion
Gants de discrétion
Aura de lenteur
Soutien : Ralentissement des Projectiles
Petit Joyau de ramification
Flacon mineur hybride
Flacon mineur de vie
Flacon mineur de mana
Petite épée
Châtiment
Châtiment du Jugement Divin
Mine fumigène
Tir d'élite
Arc de l'embusqué
Marque du tireur d'élite
Le Remords de la société
Massue solaire
Arc solarin
Diadème de Solaris
Bottes de soldat
Gants de soldat
Heaume de soldat
Brigandine de soldat
Carapace somatique
Baguette somatique
Quelque chose de sombre
Bottes de sorcier
Gants de sorcier
Masque de chagrin
Lien d'âme
L'Âme étanchée
Déchirure d'âme
Déchirure d'âme du Fauchage
Déchirure d'âme de la Spirale
Rondache souveraine
Étincelle
Étincelle de l'Imprévisibilité
Étincelle de la Nova
Griffe étincelante
Hache spectrale
Spirale spectrale
Spirale spectrale de Trarthus
Lancer de bouclier spectral
Lancer de bouclier spectral du Fracassement
Lancer de bouclier spectral de Trarthus
Arme spectrale tourbillonnante
Esprits spectraux
Épée spectrale
Lancer spectral
Lancer spectral de la Matérialisation
Lancer spectral de Trarthus
Parchemin de spécularité
Soutien : Cascade de sorts
Soutien : Écho de sortilèges
Soutien : Totem incantateur
Soutien : Lame ensorcelée
Projection de sortilèges
Talisman de Crabe-araignée
Forêt aux araignées, Carte
Antre d'araignées, Carte
Matriarche araignée
Toge en soie d'araignée
Carquois de flèches aiguisées
Bouclier de fortune pointu
Gourdin à pointes
Gants pointus
Clipeus à pointes
Greffon d'Uul piquant
Arc en échine
Talisman de la Mèche osseuse
Massue épineuse
Clipeus épineux
Fleuret spiralé
Baguette spiralée
Explosion spirituelle
Offrande spirituelle
Esprit de la Fortune
Clipeus splendide
Esquille de Chayula
Esquille d'Esh
Esquille de Tul
Esquille d'Uul-Netol
Esquille de Xoph
Pavois fendu
Flèches multiples
Flèches multiples de la Division
Soutien : Projectiles divisés
Talisman du Triton dépiécé
Acier à fragmentation
Acier à fragmentation des Munitions
Teinture de Sporaison
Peinture sanglante
Peinture céleste
Peinture magmatique
Greffon de Tul hurlant
L'Opulence dilapidée
Talisman de Calamar
Sceptre stabilisateur
Bonne pioche
Bâton du Mangeur du premier péché
Sceptre de cerf
Stagnation, Carte
Pustule traqueuse
Changement de Posture
Outils de crochetage standards
Pierre à aiguiser ordinaire
Pluie d'étoiles
Frappe électrique
Frappe électrique de l'Amoncellement de foudre
Lien statique
Bottes de furtivité
Gants de furtivité
Bracelets en acier
Diadème en acier
Perceuse en acier
Gantelets en acier
Jambières en acier
Écu en acier
Anneau d'acier
Massue à tête d'acier
Bottes en écailles d'acier
Gantelets en écailles d'acier
Peau d'acier
Arc en bois ferreux
Flacon de stibnite
Stylet
Greffon de Xoph attisant
Hache en pierre
Marteau en pierre
Pierre de passage
Symbole de l'orage
Symbole de l'orage de l'Indécision
Éclats de foudre
Éclats de foudre de la Répulsion
Appel de la foudre
Appel de la foudre de Trarthus
Déferlement de foudre
Téléportation foudroyante du nuage orageux
Pluie électrique
Pluie électrique de la Surtension
Pluie électrique de la Barrière
Tempête du Jugement
Rune de l'orage
Rune de l'orage de la Téléportation
Mine de déflagration orageuse
Greffon d'Esh tempétueux
Bottes de monte-foudre
Rivage, Carte
Bottes à sangles
Tunique à sangles en cuir
Paumelles à sangles
Filet en fer robuste
Filet en corde robuste
Filet en acier robuste
Frappé par la foudre
Ceinture cloutée
Bracelets cloutés
Clipeus clouté
Soutien : Étourdissement
Carcan stygien
Bouclier spirituel incorporant
Le Secours des Sans-péchés
Scarabée de Sulfite
Scarabée de Sulfite des Émanations
Scarabée de Sulfite de l'Avarice
Chalumeau sulfurique
Flacon de soufre
Geysers de soufre, Carte
Sommet, Carte
Invocation d'Arbalétriers
Invocation de tonneau
Invocation de Rhoa bestial
Invocation de Serpent bestial
Invocation d'Ursidé bestial
Invocation de Golem de charogne
Invocation de Golem de charogne des Hordes
Invocation de Golem de charogne du Charognard
Invocation de Golem du chaos
Invocation de Golem du chaos des Hordes
Invocation de Golem du chaos du Maelström
Invocation de Sombre effigie
Invocation de Bête démoniaque
Invocation d'Harpie démoniaque
Invocation de Diablotin démoniaque
Invocation d'Effigie de Doedre
Invocation de Relique élémentaire
Invocation de Golem de flammes
Invocation de Golem de flammes des Hordes
Invocation de Golem de flammes du Météore
Invocation de Précurseur majeur de la Brutalité
Invocation de Précurseur majeur des Directions
Invocation de Précurseur majeur de la Concentration
Invocation de Précurseur majeur des Tempêtes
Invocation de Précurseur majeur du Temps
Invocation de Précurseur des Arcanes majeur
Invocation de Précurseur de la Brutalité
Invocation de Précurseur des Directions
Invocation de Précurseur de la Concentration
Invocation de Précurseur des Tempêtes
Invocation de Précurseur du Temps
Invocation de Précurseur des Arcanes
Invocation de Ruchenés
Invocation de Relique sacrée
Invocation de Relique sacrée de la Conviction
Invocation de Golem de glace
Invocation de Golem de glace des Hordes
Invocation de Golem de glace du Fracassement
Invocation de Golem de foudre
Invocation de Golem de foudre des Hordes
Invocation de Foudre vivante
Invocation d'Ange pâle
Invocation de Chérubin pâle
Invocation de Serviteur pâle
Invocation d'Apparition
Soutien : Invocation d'Apparition
Invocation d'Esprit enragé
Invocation d'Esprit enragé de l'Énormité
Invocation de Faucheuse
Invocation de Faucheuse de l'Éviscération
Invocation de Faucheuse des Revenants
Invocation de Flammeroles sacrées
Invocation de Sentinelle de radiance
Invocation de Souvenir du Façonneur
Invocation de Squelettes
Invocation de Squelettes canalisée
Invocation de Squelettes archers
Invocation de Squelettes mages
Invocation d'Arachnobots
Invocation de Tigre spectral
Invocation de Loup spectral
Invocation de l'Esprit d'Ahuana
Invocation de l'Esprit d'Akoya
Invocation de l'Esprit d'Ikiaho
Invocation de l'Esprit de Kahuturoa
Invocation de l'Esprit de Kaom
Invocation de l'Esprit de Kiloava
Invocation de l'Esprit de Maata
Invocation de l'Esprit de Rakiata
Invocation de l'Esprit de Tawhanuku
Invocation de l'Esprit d'Utula
Invocation de Golem de roche
Invocation de Golem de roche des Hordes
Invocation de Golem de roche de la Protection
Invocation d'Engin provocateur
Invocation de Déclenchobots
Invocation de Précurseur visiteur de la Concentration
Invocation de Précurseur visiteur du Temps
Invocation de Précurseur visiteur des Arcanes
Invocation d'Engeance du néant
Invocation d'image de Beïdat, l'Archange de la Mort
Invocation d'image de K'Tash, le Pâtre de la haine
Greffon de Tul invocateur
Tunique solaire en cuir
Cuirasse solaire
Rune du Soleil
Déferlement tellurique
Déferlement tellurique de la Destruction
Déferlement tellurique de Trarthus
Hache scindante
Diadème de feusolaire
Cité engloutie, Carte
Tunique suprême
Rondache suprême
Torrent déferlant
Boussole d'arpenteur
Suspendu dans le Temps
Soutien : Affliction fulgurante
Soutien : Assemblage rapide
Soutien : Symboles précipités
Épée de la Relique inverse
Tempête d'épées
Bague synaptique
Médaillon du Syndicat
Tenue du Syndicat
Carte synthétisée
Fragment de Synthèse
Charge à table
Orbe de confection
Ferraille d'armurier impure
Pierre à aiguiser de forgeron impure
Bénédiction impure
Catalyseur souillé
Orbe du chaos impur
Orbe chromatique impur
Larme divine impure
Orbe exalté impur
Orbe de joaillier impur
Orbe mythique impur
Huile impure
Orbe de fusion impur
Talisman de dégénération
Pierre de ligue Talisman
Talisman d'invocation de spirale de foudre
Hache de la serre
Fossile irrégulier
Bouclier spirituel terni
Cape déchirée
Tatouage du Makanga d'Arohongui
Tatouage du Garde-lune d'Arohongui
Tatouage de l'Éclaireur d'Arohongui
Tatouage du Chaman d'Arohongui
Tatouage du Belliciste d'Arohongui
Tatouage du Guerrier d'Arohongui
Tatouage du Garde-mort d'Hinekora
Tatouage du Makanga d'Hinekora
Tatouage du Chaman d'Hinekora
Tatouage du Conteur d'Hinekora
Tatouage du Belliciste d'Hinekora
Tatouage du Guerrier d'Hinekora
Tatouage du Buveur de sang de Kitava
Tatouage du Mange-cœur de Kitava
Tatouage du Makanga de Kitava
Tatouage du Rebelle de Kitava
Tatouage du Chaman de Kitava
Tatouage du Guerrier de Kitava
Tatouage du Marche-feu de Ngamahu
Tatouage du Makanga de Ngamahu
Tatouage du Chaman de Ngamahu
Tatouage du Belliciste de Ngamahu
Tatouage du Guerrier de Ngamahu
Tatouage du Sculpteur sur bois de Ngamahu
Tatouage de l'Archer de Ramako
Tatouage du Coureur de Ramako
Tatouage du Makanga de Ramako
Tatouage de l'Éclaireur de Ramako
Tatouage du Chaman de Ramako
Tatouage du Tireur d'élite de Ramako
Tatouage de la Brute de Rongokurai
Tatouage du Goliath de Rongokurai
Tatouage du Garde de Rongokurai
Tatouage du Makanga de Rongokurai
Tatouage de la Tortue de Rongokurai
Tatouage du Guerrier de Rongokurai
Tatouage du Danse-lame de Tasalio
Tatouage du Makanga de Tasalio
Tatouage de l'Éclaireur de Tasalio
Tatouage du Chaman de Tasalio
Tatouage du Trouble-marée de Tasalio
Tatouage du Guerrier de Tasalio
Tatouage de l'Herboriste de Tawhoa
Tatouage du Makanga de Tawhoa
Tatouage du Naturaliste de Tawhoa
Tatouage de l'Éclaireur de Tawhoa
Tatouage du Chaman de Tawhoa
Tatouage du Guerrier de Tawhoa
Tatouage du Bagarreur de Tukohama
Tatouage du Makanga de Tukohama
Tatouage du Chaman de Tukohama
Tatouage du Sonneur de guerre de Tukohama
Tatouage du Belliciste de Tukohama
Tatouage du Guerrier de Tukohama
Tatouage du Makanga de Valako
Tatouage de l'Éclaireur de Valako
Tatouage du Chaman de Valako
Tatouage du Porte-bouclier de Valako
Tatouage du Chevauche-foudre de Valako
Tatouage du Guerrier de Valako
Provocation
Talisman de Taurus
Élu de Tawhoa
Clipeus en teck
Huile turquoise
Larmes de putréfaction
Fracas tectonique
Fracas tectonique du Cataclysme
Ducat de Télésia
Tempérance
Fleuret en acier trempé
Catalyseur trempé
Orbe d'acier trempé
Pierre de ligue Tempest
Bouclier de la tempête
Astrolabe templier
Cristal enveloppant templier
Temple, Carte
Chaînes temporelles
Faille temporelle
Tendre étreinte
Attendrisseur
Bague ténébreuse
Fouet tentaculaire
Terrasses, Carte
L'Épouvantable Secret de l'Espace
Griffe de la terreur
Massue de la terreur
Orbe thaumaturgique de Délire
Incubateur thaumaturgique
Filet thaumaturgique
Charme de détection thaumaturgique
Médaillon de conjuration thaumaturgique
Chalumeau thaumatique
Poudre flash thaumatique
L'Universitaire
L'Admirateur
L'Esprit d'aventure
L'Esthète
L'Apothicaire
La Main droite de l'Archimage
Le Champion de l'arène
L'Armée de Sang
L'Artiste
Le Prétendant
L'Astromancien
Le Vengeur
L'Éveillé
L'Affaire
Le Combattant
La Femme-ourse
La Bête
La Trahison
La Fleur âpre
La Barya noire
La Fournaise ardente
La Bénédiction de Moosh
Le Corps
Les Ossements
Le Mage de bataille vigoureux
La Brèche
L'Empereur de verre
La Cachette secrète
La Cacophonie
L'Appel
Le Biseauteur
Le Freux
Le Cartographe
Le Cataclysme
Le Catalyseur
La Prise
La Justicière céleste
La Pierre céleste
Les Liens qui entravent
Le Ducat du Changelin
Le Tricheur
Les Élus
L'Orage à l'horizon
Le Conduit
L'Envie
Le Roi maudit
Les Damnés
Le Prodige raffiné
Le Mage noir
Le Rêve le plus sombre
Le Marché
L'Imposteur
Les Profonds
Le Démon
La Démone
La Destination
La Dévastatrice
Le Docteur
Le Doppelgänger
Le Dragon
Le Cœur du dragon
Le Rêveur
Le Pays des rêves
L'Aristocrate ivre
Le Maître du donjon
La Promenade de santé
Le Déclin surnaturel
La Vacuité
Les Ténèbres envahissantes
Les Ténèbres infinies
La Longévité
L'Homme de main
L'Illumination
Les Partisans
L'Échappatoire
La Guerre éternelle
L'Éthéré
Les Éternels
L'Explorateur
L'Œil de la terreur
L'Œil du Dragon
Les Tréfonds insondables
Le Festin
Le Malin
La Touche finale
Le Mareyeur
Le Fléchier
Le Don de la flore
Le Fol
Le Fruit défendu
Le Trésor oublié
La Mer informe
Les Oubliés
Le Fortuné
Tourné vers l'avenir
Le Goupil
Le Renard dans la roncière
Le Joueur
Le Pouvoir tapageur
Le Lapidaire
Le Ducat du Distingué
Le Gentleman
Le Gladiateur
La Déesse de l'eau
L'Âge d'or
L'Ibis en or
La Grande avalanche
Les Meilleures intentions
Le Vent gris hurle
Le Gouffre
Le Cœur de fer
Le Moissonneur
L'Ermite
La Tentative héroïque
La Ruche du savoir
Le Collectionneur
Pris dans les filets
La Famine
L'Immortel
L'Incantation
L'Innocent
L'Inoculé
Le Chat fou
L'Insatiable
L'Inventeur
Le Fou du roi
L'Aubaine du Joaillier
La Journaliste
Le Voyage
La Lame du roi
Le Cœur du Roi
Le lac
L'Atterrissage
Le dernier rire
Le Dernier en vie
Le Dernier Souper
Le Léviathan
La Liche
Le Voleur de vie
Le Fauve
Escroquerie à long terme
La Garde interminable
Le Seigneur en noir
Le Seigneur de la célébration
L'Amant
La Prêtresse de Lunaris
Le Roi fou
Le Crabe de magma
Le Maître
Le Maître artisan
Le Décret de la Prodige
Le Maire
Le Mercenaire
Le Messager
Le Présent du métallurgiste
Les Vues de l'esprit
Le Miracle
La Montagne
L'Infirmière
Le Serment
Les Indiscernables
L'Offrande
La Progéniture
Le Vieil homme
Un Goût d'inachevé
Celui qui a tout
La Prodigalité
Le Chef de meute
Le Pacte
Le Patient
Le Pénitent
Le Poète
L'Esprit universel
Le Porc-épic
Le Prix de la Dévotion
Le Prix de la loyauté
Le Prix de la Prescience
Le Prix de la protection
Le Primordial
Le Prince des ténèbres
Le Professeur
La Progéniture de Lunaris
Le Casse-tête
La Reine
La Patte de lapin
Le Rhoa rabique
Le Royaume
Le Retour du Rat
Le Risque
Le Rite des éléments
La Route du pouvoir
Le Barde rouillé
La Ceinture impitoyable
Le Sacrifice
Le Trésor des saints
L'Œil du Samouraï
La Prairie écorchée
Le Dépeceur
L'Érudit
L'Éclaireuse
Héritage de la Perle des mers
Le Chercheur
La Déesse séphirotique
Le Royaume du Façonneur
Les Sandales du berger
Le Porteur de bouclier
Le Raccourci
La Quête secondaire
Le Sigil
Le Garçon naïf
La Sirène
Le Squelette
La Bête en sommeil
L'Âme
L'Étincelle et la flamme
Le Prince gâté
L'Impasse
Le Mande-foudre
Le Stratège
L'Invocateur
Le Soleil
Le Chirurgien
L'Arpenteur
L'Aventurier
La Subsistance
Le Salut du Roi des épées
Le Thaumaturge
Le Trône
La Table du bricoleur
L'Extracteur inlassable
La Tour
La Traîtresse
La Transformation
L'Épreuve
Le Virevoltant
La Lune crépusculaire
Les Jumelles
Le Tyran
Le Téméraire
L'Inconstestée
La Récompense inattendue
L'Union
La Valkyrie
La Vallée des boîtes d'acier
Le Large
L'Utopiste
Le Néant
Le Geôlier
Le Seigneur de guerre
L'Observateur
La Toile
Le Cadeau de mariage
Le Chevalier blanc
La Tempête de neige
La Rose fanée
Le Vent
La Sorcière
Le Loup
L'Héritage du Loup
L'Ombre du Loup
La Morsure du Roi loup
Le Carcajou
La Mangeuse de Mondes
La Fureur
Le Misérable
Kit de déguisement théâtral
Théâtre des Mensonges, Carte
Carte maritime des Sources hydrothermales
Arc du bocage
Bosquet, Carte
Tenue de voleur
Babiole de voleur
Goût du sang
La Soif de connaissance
Bouclier spirituel en thorium
Rapière spinescente
Trois visages dans la pénombre
Talisman des Trois mains
Talisman des Trois rats
Trois voix
Dents de squale
Perce-gorge
Lancer de Dynamite
Lancer de Cristal éclairant
Rafale tonitruante
Cieux orageux
Orage
Gantelets de déjouement
Crochet du tigre
Épée du tigre
Talisman de Tigre
Patte de tigre
Hache de bûcheron
Rune du Temps
Incubateur perdu dans le temps
La Relique intemporelle
Parchemin de chronologie
Astrolabe intemporel
Orbe intemporel de Délire
Emblème intemporel de l'Empire éternel
Esquille intemporelle de l'Empire éternel
Joyau intemporel
Emblème intemporel des Karuis
Esquille intemporelle des Karuis
Emblème intemporel des Marakeths
Esquille intemporelle des Marakeths
Emblème intemporel des Templiers
Esquille intemporelle des Templiers
Emblème intemporel des Vaal
Esquille intemporelle des Vaal
Griffe usée
Clé du Reliquaire érodé par le temps
Gants d'horloger
Gantelets de titan
Jambières de titan
Cuirasse de titan
Scarabée titanesque
Scarabée titanesque de la Légende
Scarabée titanesque des Trésors
Pierre de veille en titane des Cairns de Glennach
Pierre de veille en titane du Hameau d'Haewark
Pierre de veille en titane de Lex Ejoris
Pierre de veille en titane de Lex Proxima
Pierre de veille en titane de Lira Arthain
Pierre de veille en titane du Nouveau-Vastir
Bouclier spirituel en titane
Pierre de veille en titane de la Lisière de Tirn
Pierre de veille en titane du Repos de Valdo
-
Relique tome
Flacon de topaze
Bague de topaze
Pierre de ligue Torment
Scarabée du Tourment
Scarabée du Tourment de la Particularité
Scarabée du Tourment de la Possession
Scarabée du Tourment de la Libération
Cape en lambeaux
Tornade
Tornade de flèches
Tornade de flèches du Déluge
Baguette de tornade
Tornade de la Turbulence élémentaire
Cage de torture
Tenue de bourreau
Masque de bourreau
Idole totémique
Massue totémique
Toucher divin
Tour, Carte
Pluie toxique
Pluie toxique de la Dissémination
Pluie toxique du Flétrissement
Égouts toxiques, Carte
Nouvelles toxiques
La Quiétude
Bouclier spirituel électro-endurci
Transformation en Mimique
Bâton de transformation
Noyau d'énergie transformant
Soutien : Transfusion
Éclat de transmutation
Contrat de Désamorçage de pièges
Soutien : Piège
Soutien : Dégâts des Mines et des Pièges
Bottes de trappeur
Paumelles de trappeur
Gants de piégeur
Poudre flash trarthienne
Scarabée trarthien
Scarabée trarthien de l'Infamie
Scarabée trarthien du Renom
Scarabée trarthien des Alliances surprenantes
Soutien : Traumatisme
Fragment traumatique
Clé du Reliquaire traumatique
Le Chasseur de trésors
Clé du trésor
Les Trésors des Vaal
Diadème tribal
Gourdin tribal
Massue tribale
Tribut à la déesse
-
Soutien : Trinité
Triskaïdékaphobie
Trishula
Armure lamellaire triomphale
Île tropicale, Carte
Pierre de brèche de Tul
Pierre de Brèche chargée de Tul
Pierre de Brèche enrichie de Tul
Pierre de Brèche parfaite de Tul
Pierre de Brèche pure de Tul
Catalyseur agité
Tendre l'autre joue
Amulette de turquoise
Crâne d'hominidé à longues dents
Bouclier spirituel en brindilles
Lame du crépuscule
Apparat du crépuscule
Griffe jumelle
Tourbillon
Épée à deux mains
Carquois de flèches à pointe double
Bague à deux pierres
Bottes à deux tons
Sekhem du tyran
Ducat de Tzamoto
Scarabée d'Ultimatum
Scarabée d'Ultimatum du Pot-de-vin
Scarabée d'Ultimatum de la Catalyse
Scarabée d'Ultimatum du Duel
Scarabée d'Ultimatum de la Gravure
Soutien : Altérations déchaînées
Avatar déchaîné
Gemme non taillée
Déchaîné
La Forêt souterraine
Rivière souterraine, Carte
Mer souterraine, Carte
Talisman de Chair immortelle
Exhumation
Aliénation mentale
Soutien : Trinité impie
Soutien : Déchaînement
-
Emblème perpétuel de l'Empire éternel
Emblème perpétuel des Karuis
Emblème perpétuel des Marakeths
Emblème perpétuel des Templiers
Emblème perpétuel des Vaal
L'Amour insatisfait
Frappe furtive
Amulette inachevée
Bague inachevée
Orbe de restauration
Catalyseur instable
Implant instable
Soutien : Ordres d'urgence
Relique urne
Urne de Farud
Urne des Cendres originelles
Talisman d'Ursidé
Charme ursin
Peau d'ours
Pierre de brèche d'Uul-Netol
Pierre de Brèche chargée d'Uul-Netol
Pierre de Brèche enrichie d'Uul-Netol
Pierre de Brèche parfaite d'Uul-Netol
Pierre de Brèche pure d'Uul-Netol
Absolution vaal
Chef de guerre ancestral vaal
Animation d'arme vaal
Arc électrique vaal
Armure arctique vaal
Aspect vaal
Hache vaal
Lame vaal
Déluge de lames vaal
Vortex de lames vaal
Fléau vaal
Brèche vaal
Bocle vaal
Flèche incendiaire vaal
Flèche caustique vaal
Clarté vaal
Griffe vaal
Taillade vaal
Vague de froid vaal
Cyclone vaal
Explosion cadavérique vaal
Discipline vaal
Domination vaal
Double frappe vaal
Séisme vaal
Cristal enveloppant vaal
Piège incendiaire vaal
Boule de feu vaal
Tempête de feu vaal
Conflagration vaal
Offrande de chair vaal
Frappe fulgurante vaal
Gantelets vaal
Marteau de glace vaal
Grâce vaal
Espadon vaal
Jambières vaal
Fracas tellurique vaal
Hâte vaal
Hachette vaal
Frappe massive vaal
Nova de glace vaal
Tir de glace vaal
Clameur d'immortalité vaal
Impureté du feu vaal
Impureté de la glace vaal
Impureté de la foudre vaal
Flèche de foudre vaal
Frappe foudroyante vaal
Piège de foudre vaal
Téléportation foudroyante de vaal
Masque vaal
Carapace volcanique vaal
Frappe volcanique vaal
Orbe vaal
Siphon de pouvoir vaal
Pyramide vaal, Carte
Pluie de flèches vaal
Rapière vaal
Fauchage vaal
Ravage vaal
Apparat vaal
Totem régénérant vaal
Clé du Reliquaire vaal
Feu de la vertu vaal
Soutien : Sacrifice vaal
Sceptre vaal
Rapport de reconnaissance vaal
Châtiment vaal
Moisson d'âmes vaal
Étincelle vaal
Lancer spectral vaal
Bouclier spirituel vaal
Flèches multiples vaal
Appel de la foudre vaal
Invocation de Squelettes vaal
Balayage vaal
Temple vaal, Carte
Soutien : Tentation vaal
Spirale venimeuse vaal
Vitalité vaal
Fissure volcanique vaal
Valdo, Carte
Casse-tête de Valdo
Lien de vampirisme
Ceinture de l'avant-garde
La Vanité
Lame en variscite
Manteau verni
Chambre forte, Carte
Orbe du chaos crypté
Orbe exalté crypté
Scarabée crypté
Bottes en velvantine
Gants en velvantine
Gants en velours
Souliers en velours
-
Contrat de vengeance
Cri vengeur
Spirale venimeuse
Huile émeraude
Citadelle de Véritania, Carte
Insigne de Véritania
Bague vermillon
Porte-clés polyvalent
Fiole de puissance
Fiole d'Éveil
Fiole des Conséquences
Fiole de Domination
Fiole du Destin
Fiole du Sacrifice
Fiole d'Invocation
Fiole de Transcendance
Fiole du Fantôme
Fiole du Rituel
Soutien : Projectiles cruels
Frappe du vigilant
Contrat de redresseur de torts
Carquois de flèches infectées
Le Pouvoir infâme
Bâton ignoble
Soutien : Toxines corrosives
Villa, Carte
Diadème en vigne
Le Gage de Vinia
Lien de foudre de Vinktar
Désir violent
Huile violette
Morsure de vipère
Morsure de vipère du Mamba
Joyau viridien
Pierre de veille viridienne
Clé du Reliquaire viscérale
Salade à visière
Vitalité
Force vitale vivace cristallisée
Flammerolles vivaces
Hache du néant
Crocs du néant
Contemplation du néant
Soutien : Manipulation du Néant
Sceptre du néant
Onde de choc du néant
Soutien : Onde de choc du néant
Tir du Néant
Sphère du Néant
Sphère du Néant du Déchirement
Le Néant élémentaire
Clé du Reliquaire néangendré
Tempête du néant
Soutien : Tempête du néant
Anomalie instable
Cadavres instables
Cadavres instables du Confinement
Cadavres instables du Bouillonnement
Le Pouvoir instable
Orbe vaal instable
Soutien : Instabilité
Fissure volcanique
Fissure volcanique du Serpentement
Volcan, Carte
Clé de Volkuur
Soutien : Volée
Explosion voltaxique
Poudre flash voltaxique
-
Vortex de la Projection
Vulnérabilité
Talisman de Vautour
-
-
Essence gémissante de Colère
Essence gémissante d'Angoisse
Essence gémissante de Dédain
Essence gémissante d'Incertitude
Essence gémissante de Peur
Essence gémissante d'Avarice
Essence gémissante de Haine
Essence gémissante d'Aversion
Essence gémissante de Rage
Essence gémissante de Chagrin
Essence gémissante d'Acrimonie
Essence gémissante de Souffrance
Essence gémissante de Tourment
Essence gémissante d'Affliction
Essence gémissante de Fureur
Essence gémissante de Zèle
Mur de force
Bouclier spirituel en noyer
Baguette de téléportation
Hache de guerre
Étendard de guerre
Bocle de guerre
Marteau de guerre
Cuirasse de guerre
Rune de la Guerre
Épée de guerre
Pierre de ligue Warbands
Brise-Sauvegarde
Soutien : Sauvegarde
Bottes de démoniste
Gants de démoniste
Seigneur de guerre
Orbe exalté du Seigneur de guerre
Marque du seigneur de guerre
Cloaque, Carte
Terre désolée, Carte
Talisman de Veilleur
Aqueduc, Carte
Vague de condamnation
Vague de condamnation de Trarthus
Tenue lustrée
Luxe et pouvoir
Recombinateur d'arme
Essence larmoyante de Colère
Essence larmoyante de Dédain
Essence larmoyante d'Incertitude
Essence larmoyante de Peur
Essence larmoyante d'Avarice
Essence larmoyante de Haine
Essence larmoyante de Rage
Essence larmoyante de Chagrin
Essence larmoyante de Souffrance
Essence larmoyante de Tourment
Essence larmoyante d'Affliction
Essence larmoyante de Fureur
Talisman de Griffe-garou
Rapière en os de baleine
Embarcadère, Carte
Lorsque les Courants s’embrasent
Lames tourbillonnantes
Saut tourbillonnant
Cape en Tisse-murmure
Orbe chuchotant de Délire
Essence murmurante de Dédain
Essence murmurante d'Avarice
Essence murmurante de Haine
Essence murmurante d'Affliction
Incubateur chuchotant
Qui l'a demandé
C'est qui le bon chien-chien ?
Toge en soie de veuve noire
Force vitale sauvage cristallisée
Tunique en cuir sauvage
Frappe déchaînée
Frappe déchaînée des Extrêmes
Flammeroles sauvages
Incendie
Volonté des Seigneurs
Bottes de brise-vent
Rafale de vent
Soutien : Rafale de vent
Scarabée ailé d'Abysse
Scarabée ailé de l'Embuscade
Scarabée ailé du Bestiaire
Scarabée ailé de l'Infestation
Scarabée ailé de Brèche
Scarabée ailé de Cartographie
Scarabée ailé de Divination
Scarabée ailé de l'Ancien
Scarabée ailé d'Expédition
Scarabée ailé de Précurseur
Scarabée ailé de Légion
Scarabée ailé du Reliquaire
Scarabée ailé du Façonneur
Semelles ailées
Scarabée ailé de Sulfite
Scarabée ailé du Tourment
Scarabée ailé d'Ultimatum
Couronne de l'hiver
Orbe de l'hiver
L'Étreinte de l'hiver
Symbole du froid hivernal
Flétrissement
Foulée flétrissante
Soutien : Toucher flétrissant
Talisman de Loup alpha
Peau de loup
Bâton originel
Fendeuse
Gants en laine
Chaussures en laine
Mot des lames
Mot des flammes
Mot de force
Mot du gel
Mot de furie
Mot du brasier
Mot de hargne
Mot de lumière
Mot du reflet
Mot de malveillance
Mot de foudre
Mot de la guerre
Mot de l'hiver
Mot de la sépulture
Mot de la tempête
Hache ectoplasmique
Épée ectoplasmique
Bottes enveloppées
Cadeau emballé
Paumelles enveloppées
Fureur
Anneau de lumière
Doloire
Invitation tortillante
Talisman Tortillant
Masse de wyrm
Rapière en os de wyrm
Bottes en écailles de wyrm
Pourpoint en écailles de wyrm
Gantelets en écailles de wyrm
Bottes en écailles de wyverne
Gantelets en écailles de wyverne
Pierre de brèche de Xoph
Pierre de Brèche chargée de Xoph
Pierre de Brèche enrichie de Xoph
Pierre de Brèche parfaite de Xoph
Pierre de Brèche pure de Xoph
Bouclier spirituel en if
Clé d'Yriel
Bottes de zélote
Gants de zélote
Heaume de zélote
Zèle
Ziggourat, Carte
Tunique zodiacale en cuir
Œil de Zorath de l'Autorité
Œil de Zorath de la Malveillance
Œil de Zorath de l'Infini
Œil de Zorath de l'Inévitable

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
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
