/**
 * Spanish names for poe2, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Cuernos Abberathinos
Fósil aberrante
Almádena aberrante
Maleficio duradero
Amuleto ausente
Tablilla de abismo
Aparición abisal
Coraza abisal
Mangual abisal
Incubadora abisal
Pacto abisal
Sortija abisal
Crecimiento acelerado
Crecimiento acelerado II
Sustancia ácida
Varita ácrida
Acritud
Aleación adaptativa
Catalizador adaptativo
Runa de habilidad
Arco adherente
Brazaletes adherentes
Botines adherentes
Atuendo de seguidor
Granadas adhesivas I
Granadas adhesivas II
Granadas adhesivas III
Pipa del Almirante Proclar
Mixtura
Guantes adornados
Vendajes adornados
Tormenta inminente
Broquel de égida
Bastón de égida
Fósil etéreo
Réplica I
Réplica II
Réplica III
Brazaletes antiguos
Escudo torre envejecido
Talismán potenciador
Ciudadela de Ahn
Campanas de Ailith
Porra akoyana
Lanza akoyana
Emblema de Al-Hezmin
Pluma de rhoa albino
Cáliz alquémico
Bendición del alquimista
Esquirla de alquimia
Legado de Aldur
Saga de Aldur
Alinear el destino
Alineación I
Alineación II
Alineación III
Ballesta de aleación
Talismán alfa
Túnica de altar
Esquirla de alteración
Clavícula alterada
Recuerdo de Alva
Mirada de Amanamu
Diezmo de Amanamu
Amuleto de ámbar
Ambrosía
Ambrosía II
Emboscada
Vial de amatista
Anillo de amatista
Conservación de munición I
Conservación de munición II
Conservación de munición III
Reliquia de ánfora
Una audiencia con el rey
Escudo torre de ancestro
Apoyo ancestral
Llamado ancestral I
Llamado ancestral II
Llamado ancestral III
Grito ancestral
Cota de malla ancestral
Espíritus ancestrales
Tiara ancestral
Tótem de guerrero ancestral
Traje de eremita
Broquel antiguo
Clavícula antigua
Miedo líquido concentrado antiguo
Aislamiento líquido concentrado antiguo
Sufrimiento líquido concentrado antiguo
Fragmento de crisis antiguo
Brazaletes antiguos
Codicia líquida diluida antigua
Culpa líquida diluida antigua
Ira líquida diluida antigua
Guanteletes antiguos
Montante antiguo
Infusor antiguo
Mandíbula antigua
Botines antiguos
Desesperación líquida antigua
Disgusto líquido antiguo
Envidia líquida antigua
Paranoia líquida antigua
Cota de malla antigua
Manoplas antiguas
Orbe antiguo
Desprecio líquido potente antiguo
Ferocidad líquida potente antigua
Melancolía líquida potente antigua
Llave del Relicario antiguo
Costilla antigua
Runa antigua de animosidad
Runa antigua de control
Runa antigua de decaimiento
Runa antigua de detonación
Runa antigua de descubrimiento
Runa antigua de duelo
Runa antigua de bravura
Runa antigua de represalia
Runa antigua de fragmentación
Runa antigua de astillas
Runa antigua de brujería
Runa antigua de la horda
Runa antigua del titán
Sello ancestral
Esquirla antigua
Visor antiguo
Rabia
Bastón de ánima
Intercambio de ánima
Astillas de ánima
Aniquilación
Esquirla de anulación
Vial de antídoto
Foco de astas
Mazo de yunque
Apocalipsis
Botines de apóstol
Sello del cartógrafo aprendiz
Lujuria de Arakaali
Ignición del árbitro
Alcance del árbitro
Arco eléctrico
Manto arcano
Dirk arcano
Atuendo arcano
Sobrecarga arcana
Buril del arcanista
Garra arqueada
Espada larga arqueada
Gran hacha arqueada
Orbe del arquitecto
Llave del Relicario de archivos
Archimago
Mod. de Archnemesis
Corona de arconte
Fragmento de Escudo de Gota de Arconte
Arconte of Chayula
Bastón electrificante
Armadura ártica
Aullido ártico
Medalla de Arjun
Golpe de brazo
Rotura de armadura I
Rotura de armadura II
Rotura de armadura III
Rompearmaduras
Demolición de armadura I
Demolición de armadura II
Explosión de armadura
Saetas perforadoras de armadura
Gorro reforzado
Garra reforzada
Jubón acorazado
Restos de armaduras
Poner distancia
Cetro aromático
Broquel con diseño
Foco engalanado
Orbe del artesano
Esquirla del artesano
Balista de artillería
Arco de artillería
Traje de asceta
Talismán de madera pálida
Báculo ceniciento
Traje de asesino
Proyección astral
Creatividad de Astrid
Sangría de Atalui
Núcleo de alma de retirada de Atmohua
Atrición
Foco armonizado
Varita armonizada
Atracción de Atziri
Llamada de Atziri
Comunión de Atziri
Impaciencia de Atziri
Medallón de Atziri
Targe dorado
Traje austero
Autorrecarga
Máscara aviar
Túnica aviar
Targe aviar
Tiara aviar
Sextante despertado
Orbe del despertar
Hachazo
Llave del Relicario azmeri
Enjambres azmerianos
Lobo azmeriano
Amuleto azur
Pólvora de azurita
Ataque por la espalda
Bola de rayos
Vendajes de gasa
Regalo del vientre enlazado
Hachuela de bandido
Maza de bandido
Máscara de bandido
Condenación
Sandalias con pulsera
Emblema de Baran
Peto barbárico
Bastón barbárico
Brazales con púas
Lanza con púas
Púas I
Púas II
Púas III
Piel de corteza
Guantes barrocos
Targe barroco
Aluvión
Escudo torre de barricada
Conjuración de barrera
Bastón de barrera
Ataque básico
Saeta básica
Kit de disfraces básico
Escarpes de bastión
Grito vapuleador
Hacha de batalla
Pico de batalla
Grito del mago de batalla
Diadema con cuentas
Ídolo del oso
Hacha barbuda
Manto de piel de oso
Decapitación I
Decapitación II
Barbarie
Orbe de Bestiary
Traición de Aldur
La venganza de Bhatair
Comando I
Comando II
Comando III
Vincular espectro
Esquirla de vinculación
Anillo biostático
Escarcha cortante I
Escarcha cortante II
Muertos implacables
Bombardeo de pólvora
Artefacto de la Guadaña negra
Ballesta de fuego negro
Mazo del herrero
Piedra de afilar
Escudo heráldico de acero negro
Guanteletes de acero negro
Escarpes de acero negro
Escudo torre de acero negro
Trampa de filos
Vórtice de filos
Bastón afilado
Zapatos afilados
Trampa afilada
Caída de filos
Broquel protector de cuchillas
Tormenta de filos
Blasfemia
Criticidad abrasadora
Flujo ardiente
Lanzada ardiente
Escudo heráldico con blasón
Ballesta lóbrega
Sangrado I
Sangrado II
Sangrado III
Sangrado IV
Sustancia sangrienta
Gran espada bendita
Orbe bendito
Bendición de Chayula
Bendición de Esh
Bendición de Tul
Bendición de Uul-Netol
Bendición de Xoph
Incubadora infestada
Informe de exploración infestado
Cegar I
Cegar II
Punto ciego
Parpadeo
Forúnculo sangriento
Explosión de sangre
Cacería de sangre
Furia de sangre
Sacramento de sangre
Sangre de inocencia
Recipiente lleno de sangre
Señal del sabueso
Daga de sangría
Sed de sangre
Fósil ensangrentado
Amuleto de piedra de sangre
Plano: Búnker
Plano: Laboratorio
Plano: Mansión
Plano: Biblioteca prohibida
Plano: Oficina de registros
Plano: Depósito
Plano: Guarida del contrabandista
Plano: Túneles
Plano: Submundo
Fragmento de Carcaj de Flecha Roma
Carcaj de flechas romas
Ídolo del jabalí
Hachuela de abordaje
Runa del cuerpo
Escarpes gruesos
Manoplas fortificadas
Bastón tormentoso experto
Ballesta de bombardeo
Explosión de huesos
Jaula de huesos
Explosión de huesos
Mortero de hueso
Ofrenda de hueso
Atuendo de hueso
Metralla de hueso
Explosión de metralla de hueso
Varita de hueso
Destrozahuesos
Destrozahuesos
Tormenta de huesos
Botas apretadas
Brazales apretados
Brazaletes apretados
Fósil ligado
Botines apretados
Sandalias apretadas
Energía ilimitada I
Energía ilimitada II
Botín I
Botín II
Disparo con arco
Caja de Tripyxis
Escarpes reforzados
Escudo torre reforzado
Brazaletes trenzados
Zarzas
Embate de matorral
Lanza ramificada
Fisuras ramificadoras I
Fisuras ramificadoras II
Anillo de fisura
Astilla de fisura
Tablilla de fisura
Saco de señor de la fisura
Amalgama del Señor de la fisura
Grieta del Señor de la fisura
Piedra de fisura
Quebrar aguante
Romper postura
Aliento de Aldur
Zona espinosa
Maza de bandido
Máscara de bandolero
Yelmo con ala
Brío I
Brío II
Armadura frágil
Mandoble ancho
Lanza ancha
Carcaj de flechas anchas
Espada ancha
Artefacto del Círculo roto
Grebas de bronce
Llave de bronce
El regalo de un hermano
Brutalidad I
Brutalidad II
Brutalidad III
El Cerebro de Brutus
Vendajes con hebillas
Grebas de baluarte
Escudo torre de baluarte
Florecimiento I
Florecimiento II
Flecha ardiente
Inscripción ardiente
Nova ardiente
Guanteletes bruñidos
Tira de sobrecarga
Disparo en ráfaga
Sapo explosivo del pantano
Plaga pustulosa
Busto del Emperador Caspiro
Yelmo de cabalista
Compañeros hiénidos
Cadencia
Epifanía de Cadigan
Martillo de calentamiento
El llamado de las sombras
Objetivos señalados
Fragmento de Máscara Inhumana
Pierna calma
Abrojos
Vendajes de batista
Canibalismo I
Canibalismo I
Ballesta de cañoneo
Guanteletes de capitán
Alma capturada de Capitán Clayborne, el Maldito
Alma capturada del Capitán Tanner Pies Ligeros
Alma capturada de Drex, Cazador alfa
Alma capturada de Erebix, Flagelo de la luz
Alma capturada de Gorulis, Ladrón de voluntad
Alma capturada de la Viuda híbrida
Alma capturada de Jorus, el Filo del cielo
Alma capturada de Khor, Hermana de sombras
Alma capturada de Malígaro el Mutilador
Alma capturada de Megaera
Alma capturada de Tesoro pirata
Alma capturada del Puruna, la retadora
Alma capturada de Reina del gran enredo
Alma capturada de Sebbert, Cuarto creciente
Alma capturada del Acechador de las dunas interminables
Alma capturada de Tahsin, Creador de guerra
Alma capturada del Terror de las dunas interminables
Alma capturada de El Rey Infernal
Alma capturada de Varhesh, Aberración brillante
Alma capturada de un Jefe de guerra Cuchilla roja
Catalizador de coraza
Cincel del cartógrafo
Incubadora del cartógrafo
Astucia grabada
Grebas esculpidas
Majestad grabada
Travesura grabada
Targe esculpido
Tenacidad grabada
Hachuela trinchadora
Yelmo de cassis
Lanzar al bloquear
Lanzar al usar vial
Lanzar al infligir impactos críticos
Lanzar al morir
Lanzar al esquivar rodando
Lanzar al infligir estado alterado elemental
Lanzar al congelar
Lanzar al quemar
Lanzar al matar cuerpo a cuerpo
Lanzar al aturdir cuerpo a cuerpo
Lanzar con muerte de esbirro
Lanzar al electrocutar
Lanzar al recibir daño
Lanzar al ser aturdido
Lanzar al canalizar
Brazo hechicero
Ídolo del gato
Descarga catalizadora
Elementos catalizadores
Genio de Catha
Catarsis
Flecha cáustica
Botas de caballería
Arco de caballería
Aleación celestial
Incubadora celestial del armero
Incubadora celestial del Herrero
Incubadora celestial del joyero
Piedra celestial
Cáliz ceremonial
Alabarda ceremonial
Túnica ceremonial
Roca del vacío ceremonial
Mangual con cadena
Gancho de cadena
Encadenamiento I
Encadenamiento II
Encadenamiento III
Cota de malla
Tiara de cadena
Vestimenta de malla
Coraza de campeón
Yelmo de campeón
Esquirla aleatoria
Probabilidad de congelar
Talismán cambiaformas
Adaptación al caos
Descarga de caos
Maestría de caos
Orbe de caos
Esquirla de caos
Congelamiento caótico
Sobrecarga caótica
Llave de la capilla
Profusión de cargas I
Profusión de cargas II
Regulación de cargas
Brújula cargada
Señal cargada
Onda cargada
Disparos cargados I
Disparos cargados II
Báculo cargado
Runa de carga
Botín encantador
Zapatos encantados
Espada corta quemada
Piedra de fisura de Chayula
Catalizador de Chayula
Piedra de fisura cargada de Chayula
Piedra de fisura enriquecida de Chayula
Piedra de fisura perfecta de Chayula
Piedra de fisura pura de Chayula
Voluntad de Chayula
Coraza de jefe de guerra
Flujo escarchante
Báculo repiqueteante
Targe cincelado
Núcleo de alma de guerra de Cholotl
Orbe cromático
Roca del vigilante de cromo de Túmulos de Glennach
Roca del vigilante de cromo de la Aldea de Haewark
Roca del vigilante de cromo de Lex Ejoris
Roca del vigilante de cromo de Lex Proxima
Roca del vigilante de cromo de Lira Arthain
Roca del vigilante de cromo de Nuevo Vastir
Roca del vigilante de cromo de El final de Tirn
Roca del vigilante de cromo del Descanso de Valdo
Crónica de Atzoatl
Botas ceñidas
Talismán cortezagrís
-
Cultivo de Cirel
Núcleo de alma de vileza de Citaqualotl
Tesis de Citaqualotl
Trampa apresante
Chaqueta clandestina
Claridad
Claridad I
Claridad II
Choque
Cetro cerrado
Garrazo
Trampa de arcilla
Vial de purificación
Vestimenta de clérigo
Cota de malla cubierta
Combate cercano I
Combate cercano II
Yelmo cerrado
Fragmento de Cinturón de Tela
Granada de racimo
Roca del vigilante de cobalto
Latigazo de cobra
Reliquia de cofre
Broquel espiralado
Trampa espiralada
Saetas enroscadas
Adaptación al hielo
Exposición al hielo
Maestría de hielo
Penetración de hielo
Ruptura de hielo
Frasco de vida colosal
Frasco de maná colosal
Peto de coliseo
Brazo combativo
Frenesí de combate
Finalizador de combo I
Finalizador de combo II
Combustión
Cometa
Próximamente
Orden: {0}
Guanteletes de comandante
Gran yelmo de comandante
Espada de comandante
Brazo comandante
Mandamiento
Compadecimiento
Compañero: {0}
Componer réquiem
Arco complejo
Informe de exploración exhaustivo
Duración reducida I
Duración reducida II
Área concentrada
Miedo líquido concentrado
Aislamiento líquido concentrado
Sufrimiento líquido concentrado
Elaboración de sustancias I
Elaboración de sustancias II
Runas contusivas
Hechizos conmocionantes
Talismán condenado
Runas conductoras
Conductividad
Línea de energía
Manto de conjurador
Peto de conquistador
Consagrar
Camino consagrado
Lanzamiento calculado
Ballesta de construcción
Martillo de construcción
Consumir cadáver
Contagio
Contrato: Búnker
Contrato: Laboratorio
Contrato: Mansión
Contrato: Biblioteca prohibida
Contrato: Oficina de registros
Contrato: Depósito
Contrato: Guarida del contrabandista
Contrato: Túneles
Contrato: Submundo
Destrucción controlada
Peligro controlado
Convalecencia
Tesoro de convención
Sangre fría
Recuperación de enfriamiento I
Recuperación de enfriamiento II
Desestabilizador de núcleos
Amuleto de corona
Conservación de cadáveres
Fósil corroído
Gran yelmo corroído
Espada larga corroída
Corrosión
Corrupto
Grito corrupto
Verisium corrupto
Grito corruptor I
Grito corruptor II
Fiebre corruptora
Gorro de corsario
Coselete de corsario
Jubón de corsario
Manto de corvus
Llave del Relicario cósmico
Runa de arquería de la condesa Seske
Flujo de corriente
Lanza de rumbo
Runa de crueldad de Mannan, la cortesana
Escarpes cubiertos
Capucha de cobertura
Destino cobarde
Yelmo con capucha
Barrera electrificada
Flujo electrizante
Lanza electrizante
Palma electrizante
Bastón tormentoso
Runa de recuperación de Craiceann
Runa de protección de Craiceann
Señuelo cráicico
Choque de rayo
Cráter
Esbirros enloquecidos
Escalofrío
Escarcha acechante
Cremación
-
-
-
Hacha de medialuna
Bastón de medialuna
Fragmento creciente
Targe de medialuna
Escudo de Ezomir
Emblema de los Asesinos del Antiguo
Ídolo dorado blasonado
Amuleto carmesí
Roca del vigilante carmesí
Varita crítica
Cuchillo de bruja
Corte cruzado
Lanza de hoja cruzada
Disparo con ballesta
Maza coronada
Escudo torre de crisol
Arco rústico
Garra rudimentaria
Amuleto sensorial rústico
Amuleto rústico
Talismán cruel
Mazo deteriorado
Orbe exaltado del Cruzado
Miedo devastador
Corona críptica
Yelmo críptico
Llave críptica
Botines crípticos
Foco de cristal
Esquirlas cristalinas
Corrupción cristalizada
Acabar con el débil
Golpe de gracia I
Golpe de gracia II
Culminación I
Culminación II
Arco de cultista
Corona de cultista
Foco de cultista
Guanteletes de cultista
Gran martillo de cultista
Escudo torre de cultista
Ballesta complicada
Lanzar maldición al bloquear
Suelo maldito
Túnica del lanzamaleficios
Alfanje
Ciclón
Aleación ciclónica
Puñalada
Zapatos afilados
Baile - Duelista
Baile - Merodeador
Baile - Cazadora
Baile - Heredera
Baile - Sombra
Baile - Templario
Baile - Bruja
Danza macabra
Pasión de Daresso
Hoja oscura
Consecuencias oscuras
Efigie oscura
Pacto oscuro
Báculo oscuro
Trampa de dardos
Finta
Armadura de cobarde
Intrépido
Desorientación
Grito desorientador
Encandilamiento
Destino mortal
Heraldo mortal
Veneno mortífero I
Veneno mortífero II
Resolución letal
Muerte desde las alturas
Cota de malla de muerte
Manto de muerte
Máscara de muerte
Tormenta mortal
Marcha mortal
Roca del vacío deteriorada
Maleficio de decaimiento
Llave del Relicario de decaimiento
Descomposición
Yelmo decorado
Brazo deteriorador
Ballesta intrincada
Consagración a la Diosa
Cortes profundos I
Cortes profundos II
Ultracongelación
Capucha de cazador de ciervos
Ataque estándar
Estandarte de desafío
Escudo torre desafiante
Brazo deflector
Fósil hábil
Desafío I
Desafío II
Escudo heráldico endiosado
Resolución del Dekhara
Escudo heráldico de dekhara
Gratificación demorada
Reacción tardía
Deliberación
Informe de exploración de delirio
Tablilla de delirio
Forma de demonio
Invocar magus demonio
Fósil denso
Enloquecer
Pergamino de desregulación
Escudo heráldico divisor
Profanar
Broquel desértico
Gorro del desierto
Diadema del desierto
Runa desértica
Ballesta desolada
Desesperación
Desesperación
Vínculo destructivo
Manoplas detalladas
Determinación
Detonar muertos
Detonar vivos
Flecha detonadora
Devastar
Cetro de devoción
Devorar
Cetro devorador
Traje devoto
Deseo de Dialla
Diamante
Codicia líquida diluida
Culpa líquida diluida
Ira líquida diluida
Dirigir hormigas
Dirigir esbirros
Golpe desesperado I
Golpe desesperado II
Disciplina
Retroceso
Mazo desintegrador
Amuleto distorsionado
Corona divina
Orbe divino
Recipiente divino
Incubadora del adivino
Barya de genio
Designio oscuro de Doedre
Destrucción de Doedre
Yelmo abombado
Embate dominante
Control de Dóminus
Explosión de perdición
Cañón doble I
Cañón doble II
Cañón doble III
Cinturón doble
Arco de doble cuerpo
Golpe doble
Guanteletes dobles
Vial de extinción
Botas de cuero de dragón
Drenaje de estados alterados
Botas de cuero de draco
Estandarte de pavor
Hachuela de pavor
Proclama del Soñador
Bastón soñador
Emblema de Drox
Diadema druídica
Corona druídica
Foco druídico
Golpe dual
Arco de doble cuerda
Varita de duelo
Hachuela opaca
Sandalias de corredor de dunas
Durabilidad
Amuleto de anochecer
Anillo de anochecer
Ballesta de díada
Terremoto
Foco sísmico
Llave de Eber
Grito resonante
Broquel puntiagudo
Garra afilada
Suela de piel de anguila
Eficiencia I
Eficiencia II
Escudo torre de efigie
Rito bestial de Einhar
Recuerdo de Einhar
Sandalias elaboradas
Orbe de caos sobrenatural
Orbe exaltado sobrenatural
Incubadora sobrenatural
Orbe de anulación sobrenatural
Paralizar
Flecha paralizante
Electromagnetismo
Pergamino de electroshock
Ballesta elegante
Foco elegante
Guja elegante
Gran yelmo elegante
Grebas elegantes
Manoplas elegantes
Peto elegante
Escarpines elegantes
Vendajes elegantes
Armamento elemental I
Armamento elemental II
Armamento elemental III
Ejército elemental
Confluencia elemental
Descarga elemental
Expresión elemental
Concentración elemental
Conjuración elemental
Sifón elemental
Tormenta elemental
Pulso elemental
Sobrecarga elemental
Debilidad elemental
Túnica de elementalista
Sextante elevado
Gran yelmo de élite
Guantes embellecidos
Ráfaga de brasas
Gran hacha de brasas
Amargar
Escudo heráldico con emblema
Botas labradas
Caída aplastante
Botas bordadas
Guantes bordados
Esmeralda
Anillo de esmeralda
Recarga de emergencia
Instinto emergente
Posibilidad emergente
Protección emergente
Vigor emergente
Chispas potenciadas
Chispas potenciadas I
Chispas potenciadas II
Escudo heráldico empíreo
Broche esmaltado
Encerrado en jade
Incubadora encantada
Suelo expansivo
Impacto duradero I
Impacto duradero II
Barrera de energía
Filo de energía
Condensador de energía
Retención de energía
Nova enervadora
Enervación
Debilitar
Orbe del ingeniero
Esquirla del ingeniero
Brazales grabados
Escudo heráldico grabado
Ballesta grabada
Foco grabado
Yelmo grabado
Cuchillo grabado
Ensamblaje enigmático A4
Ensamblaje enigmático B2
Ensamblaje enigmático C5
Ensamblaje enigmático D1
Orbe de estimulación
Túnica iluminada
Enfurecer
Grito de guerra enfurecido I
Grito de guerra enfurecido II
Flecha atrapante
Enredo
Trueno de Eonyr
Veneno intensificado
Disparo de huida
Piedra de fisura de Esh
Catalizador de Esh
Piedra de fisura cargada de Esh
Piedra de fisura enriquecida de Esh
Piedra de fisura perfecta de Esh
Destreza de Esh
Piedra de fisura pura de Esh
Resplandor de Esh
Ballesta esotérica
Kit de disfraces de espionaje
Quemador de esencias
Drenar esencia
Extracción de esencia
Esencia de abrasión
Esencia de vivacidad
Esencia de batalla
Esencia de orden
Esencia de delirio
Esencia de electricidad
Esencia de mejora
Esencia de llamas
Esencia de aislamiento
Esencia de celeridad
Esencia de horror
Esencia de histeria
Esencia de hielo
Esencia de demencia
Esencia de incombustibilidad
Esencia de opulencia
Esencia de ruina
Esencia de búsqueda
Esencia de hechicería
Esencia de deshielo
Esencia del abismo
Esencia del cuerpo
Esencia de la fisura
Esencia del infinito
Esencia de la mente
Llavero esencial
Núcleo de alma de convalecencia de Estazunti
Llama eterna I
Llama eterna II
Llama eterna III
Cacería eterna
Marcha eterna
Señal eterna
Orbe eterno
Furia eterna
Hoja etérea
Cuchillos etéreos
Traje de evangelista
Pierna evasiva
Orbe exaltado
Esquirla exaltada
Brasa sobrenatural excepcional
Icor sobrenatural excepcional
Verisium excepcional
Extirpación
Excoriación
Execrar
Martillo execratus
Ejecutar I
Ejecutar II
Ejecutar III
Gran hacha del verdugo
Acuñación exótica
Expansión
Extensión
Aleación extensa
Registro de expedición
Tablilla de expedición
Explotar debilidad
Armadura de explorador
Informe de exploración del investigador
Flecha explosiva
Sustancia explosiva
Fallecimiento explosivo
Granada explosiva
Disparo explosivo
Lanza explosiva
Transmutación explosiva
Grito de exposición
Jubón exquisito
Desangrar
Cuchilla extendida
Extracción
Ojo del invierno
Tomo de Ez Myrae
Enfrenta al último objetivo
Máscara cubreboca
Fósil facetado
Lente del facetador
Fragmento de crisis descolorido
Botines fieles
Bracamarte
Chaqueta de halconero
Filo descendente
Rayo atronador
Contrato familiar
Talismán familiar
Avivar las llamas
Avivar las llamas II
Avivar las llamas
Arco de fanático
Gran martillo de fanático
Talismán de colmillos
Colmillos de escarcha
Máscara faridun
Señuelo fárrico
Runa de gracia de Farrul
Runa de la persecución de Farrul
Runa de la cacería de Farrul
Festín de carne
Manoplas con plumas
Atuendo emplumado
Túnica con plumas
Sandalias con plumas
Targe con plumas
Tiara con plumas
Frenesí voraz I
Frenesí voraz II
Garrote talado
Gorro de fieltro
Señuelo fenumal
Runa de agonía de Fenumus
Runa de agotamiento de Fenumus
Runa de rotación de Fenumus
Incubadora feral
Conjuración salvaje
Rugido feroz
Ferocidad
Gran yelmo feroz
Muerte ardiente
Reclamo ardiente
Cinturón delgado
Brazales elegantes
Incubadora elegante
Ganzúa delgada
Amuleto sensorial elegante
Piedra de afilar de calidad
Adaptación al fuego
Bomba de fuego
Exposición al fuego
Maestría de fuego
Penetración de fuego I
Penetración de fuego II
Carcaj de flechas de fuego
Hechizo de fuego al impactar
Hechizo de fuego al impactar cuerpo a cuerpo
Trampa de fuego
Bola de fuego
Descarga de fuego
Tormenta de fuego
Brazales firmes
Primera sangre
Caña de pescar
Puño de Kalguur
Puño de Kalguur
Puño de guerra I
Puño de guerra II
Puño de guerra III
Puños de roca
Mangualazo
Aliento de llamas
Embestida de llamas
Vínculo de llamas
Pilar de fuego
Oleada de llamas
Muro de fuego
Explosión de llamas
Perforación de llamas
Llamas de juicio
Inflamabilidad
Punta de flecha con reborde
Taladro con reborde
Montante ensanchado
Maza con rebordes
Botas anchas
Maza ensanchada
Granada aturdidora
Barril de pólvora
Frasco de Welakath
Sandalias de lino
Catalizador de carne
Ballesta flexible
Escarpes flexibles
Golpe repentino
Lanzar una moneda
Flujo
Atuendo fluido
Casualidad
Lanza voladora
Piedra focal
Maldición concentrada
Broche laminado
Fuente de sangre
Fuente de maná
Fuente de furia
Contrato prohibido
Lámpara prohibida
Incubadora premonitoria
Corona del bosque
Martillo de la forja
Mazo de forja
Llave del Relicario olvidado
Bifurcar
Garra trifurcada
Lanza bifurcada
Cinturón bifurcado
Martillo fortificado
Grito fortificador
Fortaleza I
Fortaleza II
Escarpes de fortaleza
Escudo torre de fortaleza
Incubadora fosilizada
Verisium del fundador
Ídolo del zorro
Suela de cuero de zorro
Fósil fracturado
Orbe fracturante
Esquirla fracturante
Fragmento de ti
Fragmento de constricción
Fragmento de vacío
Fragmento de esclavitud
Fragmento de erradicación
Fragmento de conocimiento
Fragmento de purificación
Fragmento de forma
Fragmento de terror
Fragmento de la quimera
Fragmento de la hidra
Fragmento del minotauro
Fragmento del fénix
Saetas de fragmentación
Pergamino de fragmentación
Incubadora fragmentada
Punta de flecha fragmentadora
Fragmentos del pasado
Zapatos raídos
Gorro de saqueador
Congelamiento
Bifurcación helada
Explosión congelante
Señal congelante
Pulso congelante
Salva congelante
Esquirlas heladas
Respuesta frenética
Talismán frenético
Frenesí
Peine recargado I
Peine recargado II
Fósil helado
Varita frígida
Filos de escarcha
Bomba de escarcha
Núcleo helado
Dardos de escarcha
Núcleo de escarcha
Muro de hielo
Descarga de escarcha
Fuego helado
Nova de llamas heladas
Legión helada
Epicentro helado
Rencor helado
Barrido helado
Vórtice congelado
Armadura de placas
Sustancia fulminante
Fulminación
Fósil fundamental
Talismán fúngico
Peto de piel
Targe forrado de piel
Embate furioso
Vendajes furtivos
Cuchilla de furia
Talisman furioso
Furia de la montaña
Ráfaga
Pasado futuro
Vendaval
Yelmo elegante
Campo galvánico
Esquirlas galvánicas
Varita galvánica
Disparo de azar
Frasco de vida gigantesco
Frasco de maná gigantesco
Prenda de vestir
Resolución de Garukhan
Flecha de gas
Granada de gas
Tormenta inminente
Vendajes de gasa
Palma gélida
Báculo gélido
Incubadora del tallador de gemas
Prisma del tallador de gemas
Arco geminiano
Ballesta geminiana
Sobrecarga de géminis
Generosidad
Incubadora del geomántico
Baile de fantasmas
Frasco de vida gigante
Frasco de maná gigante
Garrote gigante
Regalo a la Diosa
Escarabajo dorado de abismo
Escarabajo dorado de emboscada
Escarabajo dorado de bestiario
Escarabajo dorado de plaga
Escarabajo dorado de fisura
Escarabajo dorado de cartografía
Escarabajo dorado de adivinación
Escarabajo dorado del antiguo
Escarabajo dorado de expedición
Fósil dorado
Escarabajo dorado de heraldo
Escarabajo dorado de legión
Escarabajo dorado de metamorfosis
Escarabajo dorado de relicario
Escarabajo dorado del creador
Escarabajo dorado de sulfito
Escarabajo dorado de tormento
Vestimenta dorada
Botines de oro
Saeta glacial
Cascada glacial
Fortaleza glacial
Martillo glacial
Lanzada glacial
Runa glacial
Glaciar
Armadura de gladiador
Yelmo gladiatoria
Navaja de vidrio
Baratija de vidrio
Brazaletes resplandecientes
Visión de eternidad
Amuleto crepuscular
Anillo crepuscular
Peto glorioso
Escudo heráldico amenazador
Fósil glífico
Clavícula roída
Mandíbula roída
Costilla roída
Oro
Amuleto de oro
Diadema dorada
Guantes de oro
Llave de oro
Anillo de oro
Brazaletes de oro
Espada dorada
Brazales dorados
Broche dorado
Sandalias doradas
Máscara ceremonial dorada
Vial dorado
Llama dorada
Grebas doradas
Monstruo dorado
Ídolo dorado de Hetzapal
Aro de oro
Cota de malla dorada
Mantón dorado
Ídolo dorado de Matatl
Ídolo dorado de Napuatzi
Obi dorado
Peto dorado
Ídolo dorado de oración
Glifo sacrificial dorado
Escudo dorado
Ídolo dorado de esclavo
Targe dorado
Máscara dorada
Pluma de buitre dorado
Roca del vigilante dorada
Corona de flores dorada
Ídolo dorado de Xoplotli
Escarpes de orfebrería
Escudo torre de orfebrería
Gran yelmo de goliat
Oleada sangrienta
Atracón
Bastón gótico
Gracia
Bastón grácil
Brazales grandiosos
Quijotes grandiosos
Brasa sobrenatural grandiosa
Icor sobrenatural grandioso
Frasco de vida grandioso
Frasco de maná grandioso
Braciles grandiosos
Manoplas grandiosas
Vestimenta grandiosa
Lanza grandiosa
Targe grandioso
Morrión grandioso
Llavero del gran maestro
Malla atrapante
Anillo atrapante
Roca del vacío atrapante
Mangual grandioso
Arco largo
Runa de habilidad mayor
Runa del cuerpo mayor
Orbe de caos superior
Runa de carga mayor
Runa desértica mayor
Brasa sobrenatural mayor
Icor sobrenatural mayor
Esencia de abrasión superior
Esencia de vivacidad superior
Esencia de batalla superior
Esencia de orden superior
Esencia de electricidad superior
Esencia de mejora superior
Esencia de llamas superior
Esencia de aislamiento superior
Esencia de celeridad superior
Esencia de hielo superior
Esencia de incombustibilidad superior
Esencia de opulencia superior
Esencia de ruina superior
Esencia de búsqueda superior
Esencia de hechicería superior
Esencia de deshielo superior
Esencia del cuerpo superior
Esencia del infinito superior
Esencia de la mente superior
Orbe exaltado superior
Runa glacial mayor
Runa de inspiración mayor
Runa de hierro mayor
Orbe de joyero superior
Frasco de vida mayor
Frasco de maná mayor
Runa de la mente mayor
Orbe de aumento superior
Orbe de transmutación superior
Runa de renacimiento mayor
Orbe regio superior
Runa de resolución mayor
Runa robusta mayor
Runa de celeridad mayor
Runa de liderazgo mayor
Runa de nobleza mayor
Runa de diezmo mayor
Runa de piedra mayor
Runa de tormenta mayor
Runa templada mayor
Runa de visión mayor
Runa de barrera mayor
Gran maza
Madera superior II
Granada
Festín sombrío
Guantes sombríos
Pilares sombríos
Resurrección sombría
Máscara sonriente
Pira espeluznante
Impacto sísmico
Vial de conexión a tierra
Mangual con guarda
Yelmo reforzado
Arco de guardián
Gran yelmo de guardián
Bastón de guardián
Lanza de guardián
Brazo protector
Ablación de Guatelitzi
Núcleo de alma de aguante de Guatelitzi
Tesis de Guatelitzi
Broquel de entrañas afiladas
Pergamino de hemocombustión
Hemocristales
Tormenta de granizo
Saetas de granizo
Corona consagrada
Foco consagrado
Cetro sagrado
Martillo de los dioses
Mano de Arimor
Mano de Chayula
Portador de locura
Orbe del heraldo
Esquirla del heraldo
Brazales endurecidos
Coselete de cuero duro
Lanza de madera dura
Targe de madera dura
Tótems resistentes I
Tótems resistentes II
Remanentes armónicos I
Remanentes armónicos II
Celeridad
Odio
Traje de hatungo
Atuendo caótico
Ídolo del halcón
Chaqueta del buhonero
Fulminación de Hayoxi
Núcleo de alma de resistencia al calor de Hayoxi
La cabeza del rey
Runas curativas
Bobina del corazón
Corazón de hielo
Manto del extractor de corazones
Arco de duramen
Cinturón pesado
Arco pesado
Corona pesada
Gran martillo pesado
Peto pesado
Giro pesado
Runa de sabiduría de Assandra, la bruja herbolaria
Peso
Bastón pesado
Precisión mejorada I
Precisión mejorada II
Cargas potenciadas
Maldición mejorada
Brazaletes familiares
Piel de Helbrym
Lanza en hélice
Su declaración
Heraldo de ceniza
Heraldo de sangre
Heraldo de hielo
Heraldo de la plaga
Heraldo de pureza
Heraldo de trueno
Heraldo de la Reina real
Escudo torre heráldico
Herbología I
Herbología II
Traje de ermitaño
Armadura heroica
Máscara labrada
Proliferación maléfica
Explosión maléfica
Túnica del conjurador
Objeto oculto
Saetas de alta velocidad
Entumecer
Mechón de Hinekora
Su horizonte oscuro
Su surgimiento vil
Su severa orden
Su calamidad propagada
Su intrusión vil
Su llama divisora
Ataque y retirada
Helada blanca
Cojera
Concentración hueca
Forma hueca
Fósil hueco
Resonancia hueca
Coraza hueca
Punta de flecha hueca
Descenso sagrado
Mangual sagrado
Gran yelmo de milicia
Capa con capucha
Máscara con capucha
Hacha ganchuda
Garra ganchuda
Esquirla de horizonte
Corona con cuernos
Reloj de arena
Talismán aullador
Esbirros descomunales
Capucha de cazador
Orbe exaltado del Cazador
Brazales de caza
Coselete de cacería
Zapatos de caza
Lanza de cacería
Familiar hidra
Hidroesfera
Hipotermia
Armadura de hielo
Mordida de hielo I
Mordida de hielo II
Bomba de hielo
Choque de hielo
Fragmentos de hielo
Nova de hielo
Esquirla de hielo
Esquirlas de hielo
Disparo de hielo
Lanza de hielo
Golpe de hielo
Flechas de punta helada
Tormenta de hielo
Carámbano
Mangual de carámbano
Mina de carámbano
Báculo de carámbano
Ídolo de Alira
Ídolo de Eeshta
Ídolo de Egrin
Ídolo de Eramir
Ídolo de Estazunti
Ídolo de Greust
Ídolo de Grold
Ídolo de Kraityn
Ídolo de Maxarius
Ídolo de Oak
Ídolo de Ralakesh
Ídolo de Silk
Ídolo de Sirrius
Ídolo de Thruldana
Ídolo de Yeena
Ídolo del mártir
Ídolo del fariseo
ídolo del adulador
Quemadura I
Quemadura II
Quemadura III
Inmolar
Onda expansiva impactante
Empalar
Perdición inminente
Gran yelmo imperial
Túnica imperial
Fragmento de Báculo Imperial
Cristal imposible
Copia
Orbe de Bestiary Copiado
Impureza
Invitación incandescente
Disparo incendiario
Reliquia de incienso
Trampa de incienso
Incienso de Keth
Incinerar
Incisión
Agonía inevitable
Crítico inexorable I
Crítico inexorable II
Golpe infernal
Grito infernal
Legión infernal I
Legión infernal II
Legión infernal III
Informe de exploración influenciado
Orbe del ingeniero infundido
Incubadora imbuida
Infusión
Inhibidor
Irrigar
Corona de inquisidor
Ultimátum inscrito
Runa de inspiración
Orbe de instilación
Agonía intensa
A la fisura
Escudo heráldico intrincado
Guantes intrincados
Trampa intrincada
Vínculo intuitivo
Conjuración
Cinturón invocador
Llave de Inya
Ira de Aldur
Broquel de hierro
Corona de hierro
Coraza de hierro
Mangual de hierro
Espada larga de hierro
Grebas de hierro
Anillo de hierro
Runa de hierro
Barrera de hierro
Vestimenta de hierro
Lanza con punta de hierro
Guanteletes de malla de hierro
Gran martillo de palofierro
Arco de palofierro
Targe de palofierro
Tablilla irradiada
Chaqueta de itinerante
Roca del vigilante de marfil
Tormento de Ixchel
Teletransporte de Izaro
Amuleto de jade
Porra de jade
Pluma de kiwi de jade
Talismán de jade
Tiara de jade
Fósil dentado
Gran hacha dentada
Suelo irregular I
Suelo irregular II
Lanza dentada
Guantes enjoyados
Broquel tintineante
Escudo heráldico tintineante
Foco tintineante
Tesis de Jiquani
Sello del cartógrafo adepto
Peto de coloso
Tiara de la jungla
Brazaletes kalguranos
Martillo de forja kalgurano
Incubadora kalguur
Crescendo de Kalisa
Orbe de sacrificio profano
Tiara kamasana
Locura de Kaom
Melancolía de Katla
Mandoble afilado
Brutalidad de Kelari
Engaño de Kelari
Juicio de Kelari
Maldición de Kelari
Kelari, Arena contaminada
Atuendo de Keth
Llave hacia el decaimiento
Llave hacia el crisol
Llave espada
Rejuvenecimiento de Khatal
Palma mortal
Destrucción cinética
Explosión cinética
Anillo cinético
Recuerdo de Kirac
Armadura de caballero
Manoplas caballerescas
Empuje
Cacería de Kolr
Orbe de sacrificio fortificado
Kris
Dominio de Kulemak
Invitación de Kulemak
Mirada de Kurgal
Control de Kurgal
Capucha de tela
Botas con lazos
Sandalias con lazos
Lacerar
Runa de invierno de lady Hestra
Cota de malla lamelar
Amuleto de lamento
Broquel laminado
Amuleto de lapislázuli
Último aliento
Suelo duradero
Electrocución duradera
Sandalias de red
Corona lujosa
Regalo del vientre lujoso
Guanteletes con capas
Jubón con capas
Anillo de lapislázuli
Trampa de plomo
Gran martillo de plomo
Salto con impacto
Brazales de cuero
Broquel de cuero
Jubón de cuero
Capucha de cuero
Botas de placas de cuero
Legado de Un oponente digno
Legado de Ego de Adonia
Legado de Alkem Eira
Legado de Amor de mandrágora
Legado de Desgarro de cenizas
Legado de Trenza negra
Legado de Devanador de cerebros
Legado de Zarzacoraza
Legado de Remiendos de espino
Legado de Peto brioso
Legado de Cuero de jabalí
Legado de Marca de Brynhand
Legado de Zancada forestal
Legado de Fabricante de velas
Legado de Pilar de Chernobog
Legado de Corona de espinas
Legado de Talladora de maldiciones
Legado de Golpe mortal
Legado de Campana de Deid
Legado de Defensor
Legado de Dualidad
Legado de Fin de la oscuridad
Legado de Vigilia crepuscular
Legado de Colmillos de Edyrn
Legado de Elevore
Legado de Yelmo de Erian
Legado de Cresta ezomita
Legado de Rompecaras
Legado de Sombra de zorro
Legado de Marca gris
Legado de La caza del puerco
Legado de Cuernos de Bynden
Legado de Himno de Hrimnor
Legado de Unión de hierro
Legado de Guardián del arco
Legado de Guardia de reyes
Legado de Avance de la legión
Legado de Ramito de vida
Legado de Mjölner
Legado de Garra del norte
Legado de Juramento del roble
Legado de Bastión de Obern
Legado de Olrovasara
Legado de Lluvia de plumas
Legado de Rondel de Ezo
Legado de Llamada del buscador de runas
Legado de Determinación de Serle
Legado de Brote malicioso
Legado de Cabeza de Starkonja
Legado de Svalinn
Legado de La espina de sangre
Legado de Pisadas del caballero
Legado de El centinela
Legado de El caballero sonriente
Legado de El desatado
Legado de El caballero vil
Legado de Aplastadedos
Legado de Timbre de trinchera
Legado de Empíreo retorcido
Legado de Garras de la tiranía
Legado de Deseos del viajero
Legado de Alas de Caelyn
Legado de Azote de lobos
Fragmento de Espada de Legión
Runa de habilidad menor
Runa del cuerpo menor
Runa de carga menor
Runa desértica menor
Brasa sobrenatural menor
Icor sobrenatural menor
Esencia de abrasión menor
Esencia de vivacidad menor
Esencia de batalla menor
Esencia de orden menor
Esencia de electricidad menor
Esencia de mejora menor
Esencia de llamas menor
Esencia de aislamiento menor
Esencia de celeridad menor
Esencia de hielo menor
Esencia de incombustibilidad menor
Esencia de opulencia menor
Esencia de ruina menor
Esencia de búsqueda menor
Esencia de hechicería menor
Esencia de deshielo menor
Esencia del cuerpo menor
Esencia del infinito menor
Esencia de la mente menor
Runa glacial menor
Runa de inspiración menor
Runa de hierro menor
Orbe de joyero menor
Frasco de vida menor
Frasco de maná menor
Runa de la mente menor
Runa de renacimiento menor
Runa de resolución menor
Runa robusta menor
Runa de piedra menor
Runa de tormenta menor
Runa templada menor
Runa de visión menor
Runa de barrera menor
Ventaja
Foco de líneas ley
Líneas ley
Premio de vida
Drenaje de vida
Absorción de vida I
Absorción de vida II
Absorción de vida III
Remanentes de vida
Transfusión de vida
Alabarda ligera
Acechador oscuro
Flecha de rayo
Adaptación al rayo
Descarga de rayo
Represalia de clones de rayo
Conducto de rayo
Exposición al rayo
Maestría de rayo
Penetración de rayo
Pararrayos
Lanza de rayos
Golpe de rayo
Teletransporte de rayo
Cinturón de lino
Vendajes de lino
Ilusión persistente
Grebas de corazón de león
Desesperación líquida
Disgusto líquido
Envidia líquida
Paranoia líquida
Verisium líquido
Descarga viviente
Bomba viviente
Hielo viviente
Rayo viviente
Rayo viviente II
Botas de lagartija
Coselete de reptil
Cargar saetas perforadoras de armadura
Cargar disparo explosivo
Cargar saetas de fragmentación
Cargar esquirlas galvánicas
Cargar saeta glacial
Cargar saetas de granizo
Cargar saetas de alta velocidad
Cargar esquirlas de hielo
Cargar disparo incendiario
Cargar saetas de escarcha permanente
Cargar explosión de plasma
Cargar disparo rápido
Cargar saetas de estallido eléctrico
Cargar cascada de asedio
Cargar saetas de tormenta explosiva
Confinamiento
Cinturón largo
Mecha larga I
Mecha larga II
Bastón largo
Tiro largo I
Tiro largo II
Lealtad
Fósil brillante
Talismán pesado
Maza de lumen
Amuleto lunar
Asalto lunar
Bendición lunar
Bastón lunar
Cetro de lupino
Amuleto refulgente
Túnica lujosa
Escarpines lujosos
Envoltorio para microtransacción
Mazazo
Vuelo alocado
Incubadora enloquecedora
Objeto enloquecedor
Barrera de magma
Pulverización de magma
Remanentes magnéticos
Salva magnética
Área magnificada I
Área magnificada II
Foco de mago
Tiara de magus
Cinturón de malla
Rompemallas
Coselete de malla
Escarpes de malla
Vestimenta de malla
Corona blindada
Lisiar
Talismán maji
Ballesta improvisada
Padecimiento
Malevolencia
Malicia
Targe de mamut
Premio de maná
Drenaje de maná
Destello de maná
Absorción de maná
Remanentes de maná
Tempestad de maná
Lazo de maná
Manifestar derviche bailarín
Manifestar derviches bailarines
Manifestar runa
Manifestar arma
Cota de malla oculta
Mantra de destrucción
Traje morabita
Coraza maraketh
Maza merodeador
Maza de procesión
Marcar como presa
Señal de muerte
Señal de muerte II
Señal de absorción
Señal de absorción II
Corona de mártir
Gran yelmo enmascarado
Gran martillo masivo
Manoplas masivas
Lanza masiva
Sello del cartógrafo maestro
Ganzúa maestra
Runa maestra
Zarpazo
Invitación de la Especialista: Túmulos de Glennach
Invitación de la Especialista: Aldea de Haewark
Invitación de la Especialista: Lex Ejoris
Invitación de la Especialista: Lex Proxima
Invitación de la Especialista: Lira Arthain
Invitación de la Especialista: Nuevo Vastir
Invitación de la Especialista: El Atlas
Invitación de la Especialista: Los Asesinos del Antiguo
Invitación de la Especialista: Los temidos
Invitación de la Especialista: Los olvidados
Invitación de la Especialista: Los formados
Invitación de la Especialista: Los ocultos
Invitación de la Especialista: Los retorcidos
Invitación de la Especialista: El final de Tirn
Invitación de la Especialista: El descanso de Valdo
Escudo de carne I
Escudo de carne II
Trampa de medallón
Meditación
Frasco de vida mediano
Frasco de maná mediano
Núcleo de alma mediano
Emblema del círculo de Medved
Sentimiento de Medved
Saga de Medved
Cuidado de Medved
Gran yelmo de mercenario
Targe de mercenario
Hipnotizar
-
Fósil metálico
Escudo torre metálico
Meteorito
Meteritos
Cénit de medianoche
Arco militante
Runa de la mente
Inestabilidad de esbirros
Maestría de esbirros
Pacto de esbirros I
Pacto de esbirros II
Daño colateral de esbirros I
Daño colateral de esbirros II
Arquero ilusorio
Tirador ilusorio
Rompespejos
Esquirla de espejo
Espejo de Kalandra
Espejo de refracción
Espejo de Teklatipitzi
Cuervo brumoso
Anillo mnemotécnico
Movilidad
Explosión fundida
Choque fundido
Martillo fundido
Coraza fundida
Lluvia fundida
Golpe fundido
Momento de vulnerabilidad
Impulso
Traje monasterial
Gran hacha grabada
Grebas monumentales
Daga de la luna
Haz de luna
Tempestad de Morgana
Estrella de la mañana
Incubadora cambiaformas
Dolor mortal
Esperanza mortal
Ignorancia mortal
Furia mortal
Set mortal
Mortero
Cañón de mortero
Targe de mosaico
Manoplas moldeadas
Disparo múltiple I
Disparo múltiple II
Intención asesina
Congregación
Verisium mutado
Incubadora misteriosa
Caja misteriosa
Piedra de Liga de Misterio
Aleación mística
Atuendo místico
Misticismo I
Misticismo II
Percepción de Mórrigan
-
Capucha estrecha
Intercambio de la naturaleza
Contrato naval
Calma de Navira
Abrazo de Navira
Fractura de Navira
Oasis de Navira
Pozo de Navira
Navira, la Última ilusión
Red nigromántica
Catalizador necrótico
Talismán espinoso
Catalizador neural
Sobrecarga neural
Recuerdo de Niko
Recarga veloz
Diadema noble
Gran yelmo noble
Escarpes nobles
Escudo torre noble
Proyectiles de nova I
Proyectiles de nova II
Broquel de roble
Gran martillo de roble
Máscara de roble
Arco obliterador
Incubadora oculta
Daga de obsidiana
Mandoble de obsidiana
Piedra de afilar de obsidiana
Manto de ocultista
Cetro ocre
Varita de ofrenda
Ofrenda a la Diosa
Candelabro de Ogham
Aluvión de aceite
Extractor de aceite
Granada de aceite
Chaqueta aceitosa
Juramento de Oisín
Convicción de Olroth
Emblema del sol de Olroth
Arrogancia de Olroth
Llave del Relicario de Olroth
Saga de Olroth
Escudo heráldico de augurio
Cetro de augurio
Augurio de ecos abisales
Augurio de mejora
Augurio de plegarias respondidas
Augurio de negociación
Augurio de exaltación catalizada
Augurio de azar
Augurio de efectividad caótica
Augurio de monstruos caóticos
Augurio de cantidad caótica
Augurio de rareza caótica
Augurio de corrupción
Augurio de alquimia derecho
Augurio de anulación derecha
Augurio de coronación derecha
Augurio de cristalización derecha
Augurio de borrado derecho
Augurio de exaltación derecha
Augurio de nigromancia derecho
Augurio de apuestas
Augurio de anulación superior
Augurio de exaltación superior
Augurio de coronación homogeneizada
Augurio de exaltación homogeneizada
Augurio de la luz
Augurio de putrefacción
Augurio de recombinación
Augurio de reanimación
Augurio de refuerzos
Augurio de resurgimiento
Augurio de santificación
Augurio de compartimentos secretos
Augurio de alquimia izquierdo
Augurio de anulación izquierda
Augurio de coronación izquierda
Augurio de cristalización izquierda
Augurio de borrado izquierdo
Augurio de exaltación izquierda
Augurio de nigromancia izquierdo
Augurio de tallado
Augurio de los ancestros
Augurio de los sangrenegra
Augurio de los benditos
Augurio de la cacería
Augurio del señor feudal
Augurio del soberano
Guantes siniestros
Roca del vacío omnisciente
Anillo onírico
Apertura
Informe de exploración del operario
Núcleo de alma de asalto de Opiloti
Guantes opulentos
Orbe de alquimia
Orbe de alteración
Orbe de anulación
Orbe de aumento
Orbe de vinculación
Orbe de azar
Orbe de conflicto
Orbe de dominancia
Orbe de extracción
Orbe de fusión
Orbe de horizontes
Orbe de arrepentimiento
Orbe de purga
Orbe de tormentas
Orbe de transmutación
Orbe de destrucción
La quinta aventura de Orbala
Artefacto de la Orden
Lanza de oricalco
Núcleo del origen
Cuna del origen
Chispa del origen
Cinturón ornamentado
Broquel ornamentado
Brazaletes ornamentados
Guanteletes ornamentados
Grebas ornamentadas
Incubadora ornamentada
Manoplas ornamentadas
Peto ornamentado
Malla ornamentada
Regalo del vientre ornamentado
Incubadora de otro mundo
Informe de exploración de otro mundo
Llave del Relicario de mazmorra
Aventajar
Sobreabundancia I
Sobreabundancia II
Sobreabundancia III
Sobrecarga
Prolongación
Extensión excesiva
Tablilla del capataz
Presencia abrumadora
Ídolo del búho
Ídolo del buey
Botines acolchados
Ofrenda de dolor
Broquel pintado
Escudo heráldico pintado
Ballesta pintada
Escudo torre pintado
Set de la Corte pálida
Ídolo de la pantera
Pacto de Paquate
Gran yelmo de parangón
Báculo paralizante
Máscara de paria
Parada
Daga de quite
Pasión de Aldur
Jubón de retazos
Coselete de rastreadora
Guantes de escamas de paua
Carga
Broquel perlado
Anillo de perla
Amuleto nacarado
Targe de pelaje
Botines de piel
Manto de piel
Carcaj de flechas penetrantes
Amuleto de penumbra
Anillo de penumbra
Moneda Perandus
Báculo elevado
Runa de habilidad perfecta
Runa del cuerpo perfecta
Orbe de caos perfecto
Runa de carga perfecta
Runa desértica perfecta
Esencia de abrasión perfecta
Esencia de vivacidad perfecta
Esencia de batalla perfecta
Esencia de orden perfecta
Esencia de electricidad perfecta
Esencia de mejora perfecta
Esencia de llamas perfecta
Esencia de aislamiento perfecta
Esencia de celeridad perfecta
Esencia de hielo perfecta
Esencia de incombustibilidad perfecta
Esencia de opulencia perfecta
Esencia de ruina perfecta
Esencia de búsqueda perfecta
Esencia de hechicería perfecta
Esencia de deshielo perfecta
Esencia del cuerpo perfecta
Esencia del infinito perfecta
Esencia de la mente perfecta
Orbe exaltado perfecto
Flujo perfecto
Fósil perfecto
Runa glacial perfecta
Runa de inspiración perfecta
Runa de hierro perfecto
Orbe de joyero perfecto
Runa de la mente perfecta
Orbe de aumento perfecto
Orbe de transmutación perfecto
Runa de renacimiento perfecta
Orbe regio perfecto
Runa de resolución perfecta
Runa robusta perfecta
Runa de piedra perfecta
Runa de tormenta perfecta
Golpe perfecto
Runa de visión perfecta
Runa de barrera perfecta
Aguante perfeccionado
Perfección
Perforación
Saetas de escarcha permanente
Báculo de gelisuelo
Carga perpetua
Suelo persistente I
Suelo persistente II
Suelo persistente III
Astilla de petición
Invocar estatua de petrificación
Sangre petrificada
Escudo torre de falange
Flecha fantasmal
Maestría física
Garra picta
Perforar I
Perforar II
Perforar III
Garra perforante
Ballesta perforante
Vestimenta de peregrino
Retener I
Retener II
Retener III
Pináculo de poder
Detectar punto crítico
Botines piadosos
Cetro piadoso
Portador de plaga
Estallido de plaga
Explosión de plasma
Cinturón de placas
Guanteletes de placas
Broquel reforzado
Garra cromada
Grebas cromadas
Maza cromada
Manoplas cromadas
Atuendo blindado
Vestimenta cromada
Roca del vigilante de platino de Túmulos de Glennach
Roca del vigilante de platino de la Aldea de Haewark
Roca del vigilante de platino de Lex Ejoris
Roca del vigilante de platino de Lex Proxima
Roca del vigilante de platino de Lira Arthain
Roca del vigilante de platino de Nuevo Vastir
Roca del vigilante de platino de El final de Tirn
Roca del vigilante de platino del Descanso de Valdo
Ataque de prueba
Embate de prueba
Hechizo de prueba
Foco emplumado
Mazo puntiagudo
Veneno I
Veneno II
Veneno III
Esporas venenosas
Flecha de estallido venenoso
Invitación polar
Escarabajo pulido de abismo
Escarabajo pulido de emboscada
Escarabajo pulido de bestiario
Escarabajo pulido de plaga
Brazales pulidas
Escarabajo pulido de fisura
Escarabajo pulido de cartografía
Escarabajo pulido de adivinación
Escarabajo pulido del antiguo
Escarabajo pulido de expedición
Escarabajo pulido de heraldo
Escarabajo pulido de legión
Escarabajo pulido de metamorfosis
Escarabajo pulido de relicario
Amuleto sensorial pulido
Escarabajo pulido del creador
Escarabajo pulido de sulfito
Targe pulido
Escarabajo pulido de tormento
Polimorfismo
Pergamino de portal
Amuleto de presagio
Resonador alquímico potente
Resonador caótico potente
Exposición potente
Desprecio líquido potente
Ferocidad líquida potente
Melancolía líquida potente
Potencial
Acometida
Disparo de poder
Robo de poder
Potenciación de verisium
Resonador alquímico poderoso
Resonador caótico poderoso
Magia práctica I
Magia práctica II
Combo practicado
Punta de flecha precisa
Gran martillo preciso
Exactitud
Exactitud I
Exactitud II
Señal del depredador
Premeditación
Clavícula preservada
Cráneo preservado
Mandíbula preservada
Costilla preservada
Vértebra preservada
Contrato precautorio
Orgullo
Avatar primitivo
Profusión primitiva
Fuerza vital primitiva cristalizada
Incubadora primitiva
Marcas primitivas
Golpes primitivos
Talismán primitivo
Fragmento de calamidad primario
Ídolo del primate
Resonador alquímico primigenio
Resonador caótico primigenio
Lente reclasificador principal
Sextante primario
Carcaj de flechas preparadas
Resonador alquímico primitivo
Resonador caótico primitivo
Varita primordial
Aleación prismática
Fósil prismático
Anillo prismático
Fósil prístino
Cuchilla profana
Decaimiento profano
Ritual profano
Obscenidad I
Obscenidad II
Proyectil
Aceleración de proyectiles I
Aceleración de proyectiles II
Aceleración de proyectiles III
Desaceleración de proyectiles I
Desaceleración de proyectiles II
Duración prolongada I
Duración prolongada II
Duración prolongada III
Lanza con puntas
Profecía
Aleación protectora
Vínculo protector
Arco de protector
Prototipo diecisiete
Puñetazo
Golpe contundente
Punción
Castigo
Pureza de los elementos
Pureza de fuego
Pureza de hielo
Pureza de rayo
Persecución I
Persecución II
Persecución III
Mina piroclástica
Báculo pirofórico
Escudo heráldico cuartelado
Bastonazo
Procesión de la reina
Zapatos de paso veloz
Paso rápido
Estallido de espinas
Jubón acolchado
Núcleo de alma de flujo de Quipolatl
Tesis de Quipolatl
Ídolo del conejo
Talismán rabioso
Furia I
Furia II
Furia III
Forjado con furia I
Forjado con furia II
Grito enfurecedor
Espíritus encolerizados
Peto de incursor
Lluvia de filos
Lluvia de flechas
Lluvia de filos
Pluma de tucán multicolor
Levantar escudo
Levantar arañas
Levantar zombi
Tajo
Flujo de Rakiata
Incitación
Grito inspirador
Chaqueta de trotamundos
Descontrol
Escudo torre de muralla
Amuleto aleatorio
Cinturón aleatorio
Armadura corporal aleatoria
Botas aleatorias
Arco aleatorio
Broquel aleatorio
Garra aleatoria
Ballesta aleatoria
Daga aleatoria
Mangual aleatorio
Foco aleatorio
Guantes aleatorios
Casco aleatorio
Hacha a una mano aleatoria
Maza a una mano aleatoria
Espada a una mano aleatoria
Bastón aleatorio
Carcaj aleatorio
Anillo aleatorio
Runa aleatoria
Cetro aleatorio
Escudo aleatorio
Lanza aleatoria
Báculo aleatorio
Talismán aleatorio
Trampa aleatoria
Hacha a dos manos aleatoria
Maza a dos manos aleatoria
Espada a dos manos aleatoria
Varita aleatoria
Asalto rápido
Ataques rápidos I
Ataques rápidos II
Ataques rápidos III
Lanzamiento rápido I
Lanzamiento rápido II
Lanzamiento rápido III
Disparo rápido
Ataque de Ratha
Cetro traqueteante
Reflejo del Cuervo
Esquirla tocada por el cuervo
Báculo voraz
Enjambre voraz
Cinturón de cuero crudo
Botas de cuero crudo
Bastón de navajas
Garra de cristal afilado
Bastón de alcance
Siega
Conjuración de la parca
Báculo cosechador
Rearmar I
Rearmar II
Catalizador desgarrador
Guja despojadora
Runa de renacimiento
Arco recurvo
Paquete rojo
Orbe exaltado de la Redentora
Grebas de acero de arrecife
Catalizador refinado adaptativo
Brazales refinados
Anillo de fisura refinado
Catalizador refinado de coraza
Catalizador refinado de Chayula
Catalizador refinado de Esh
Catalizador refinado de carne
Catalizador refinado necrótico
Catalizador refinado neural
Catalizador refinado desgarrador
Catalizador refinado sibilante
Catalizador refinado escurridizo
Trampa refinada
Catalizador refinado de Tul
Catalizador refinado de Uul-Netol
Catalizador refinado de Xoph
Báculo reflector
Refracción I
Refracción II
Refracción III
Refutación
Orbe regio
Esquirla regia
Espada larga elegante
Kit de disfraces de regicidio
Red de hierro reforzado
Red de cuerda reforzada
Red de acero reforzado
Tótems reforzados I
Tótems reforzados II
Furia imparable
Potencia de remanentes I
Potencia de remanentes II
Potencia de remanentes III
Remanentes de Kalguur
Desgarrar
Alfa desgarrador
Alabarda desgarradora
Báculo desgarrador
Repulsión
Ola de repulsión
Réquiem
Runa de resolución
Escudo resonante
Embate resonante
Pierna restauradora
Represalia I
Represalia II
Retirada I
Retirada II
Retirada III
Regalo del vientre revelador
Reverberación
Mineral estelar reverenciado
Vestimenta reverenciada
Revivir esqueleto
Montura de rhoa
Coselete de cuero de rhoa
Rebote I
Rebote II
Rebote III
Arco de jinete
Broquel corrugado
Coselete de cabalgata
Brazaletes justos
Descenso justiciero
Fuego justo
Ferocidad de Rigwald
Helada
Anillo
Mangual con anillos
Cota de malla con anillos
Broquel anillado
Guanteletes de malla
Rasguño
Mandoble ondulado
Tempestad creciente
Rito de restauración
Sacrificio ritual
Fragmento de ritual
Tablilla de ritual
Recipiente de ritual
Maldición ritualística
Llave del Relicario ritualista
Atuendo de río
Manoplas remachadas
Rugido
Báculo rugidor
Talismán aullador
Ballesta robusta
Runa robusta
Armadura de pícaro
Moneda del renegado
Bola de magma
Embate rodante
Compensación de Romira
Brazaletes de cuerda
Capucha podrida
Cartera podrida explosiva
Grebas rústicas
Piedra de afilar rugosa
Escudo torre real
Rubí
Vial de rubí
Anillo de rubí
Coraza rugosa
Mazo de ruina
Runa de acumulación
Runa de acrobacia
Runa de confrontación
Runa de consistencia
Runa de culminación
Runa de cimientos
Runa de alcance
Runa de renombre
Runa de llama vital
Runa de vitalidad
Runa de la floración
Runa de la cacería
Runa del prisma
Brazales rúnico
Foco rúnico
Malla atrapante perfeccionada con runas
Coraza abisal forjada con runas
Brazaletes adherentes forjados con runas
Atuendo del seguidor forjado con runas
Guantes adornados forjados con runas
Vendajes adornados forjados con runas
Broquel de égida forjado con runas
Brazaletes antiguos forjados con runas
Túnica de altar forjada con runas
Escudo torre de ancestro forjado con runas
Cota de malla ancestral forjada con runas
Tiara ancestral forjada con runas
Traje de eremita forjado con runas
Broquel antiguo forjado con runas
Brazaletes antiguos forjados con runas
Manoplas antiguas forjadas con runas
Foco de astas forjado con runas
Botines de apóstol forjados con runas
Atuendo arcano forjado con runas
Corona de arconte forjada con runas
Gorro reforzado forjado con runas
Jubón acorazado forjado con runas
Broquel con diseño forjado con runas
Foco engalanado forjado con runas
Traje de ascético forjado con runas
Traje de asesino forjado con runas
Foco armonizado forjado con runas
Targe dorado forjado con runas
Traje austero forjado con runas
Máscara aviar forjada con runas
Targe aviar forjado con runas
Brazales con púas forjados con runas
Lanza con púas forjada con runas
Guantes barrocos forjados con runas
Targe barroco forjado con runas
Escudo torre de barricada forjado con runas
Escarpes de bastión forjados con runas
Diadema con cuentas forjada con runas
Escudo heráldico de acero negro forjado con runas
Guanteletes de acero negro forjados con runas
Escarpes de acero negro forjados con runas
Escudo torre de acero negro forjado con runas
Zapatos afilados forjados con runas
Broquel protector de cuchillas forjado con runas
Cuchillas runaforjadas
Escudo heráldico con blasón forjado con runas
Escarpes gruesos forjados con runas
Manoplas fortificadas forjadas con runas
Ballesta de bombardeo forjada con runas
Atuendo de hueso forjado con runas
Brazales apretados forjados con runas
Brazaletes apretados forjados con runas
Sandalias apretadas forjadas con runas
Escarpes reforzados forjados con runas
Escudo torre reforzado forjado con runas
Máscara de bandolero forjada con runas
Yelmo con ala forjado con runas
Grebas de bronce forjadas con runas
Vendajes con hebillas forjados con runas
Grebas de baluarte forjadas con runas
Escudo torre de baluarte forjado con runas
Guanteletes bruñidos forjados con runas
Yelmo de cabalista forjado con runas
Grebas esculpidas forjadas con runas
Targe esculpido forjado con runas
Botas de caballería forjadas con runas
Túnica ceremonial forjada con runas
Cota de malla forjada con runas
Tiara de cadena forjada con runas
Coraza de campeón forjada con runas
Yelmo de campeón forjado con runas
Talismán cambiaformas forjado con runas
Zapatos encantados forjados con runas
Coraza de jefe de guerra forjada con runas
Targe cincelado forjado con runas
Botas ceñidas forjadas con runas
Chaqueta clandestina forjada con runas
Vestimenta de clérigo forjada con runas
Cota de malla cubierta forjada con runas
Yelmo cerrado forjado con runas
Peto de coliseo forjado con runas
Guanteletes de comandante forjados con runas
Gran yelmo de comandante forjado con runas
Arco complejo forjado con runas
Manto de conjurador forjado con runas
Peto de conquistador forjado con runas
Gorro de corsario forjado con runas
Coselete de corsario forjado con runas
Jubón de corsario forjado con runas
Manto de corvus forjado con runas
Escarpes cubiertos forjados con runas
Capucha de cobertura forjada con runas
Yelmo con capucha forjado con runas
Bastón de medialuna forjado con runas
Targe de medialuna forjado con runas
Escudo torre de crisol forjado con runas
Arco rústico forjado con runas
Mazo deteriorado forjado con runas
Corona críptica forjada con runas
Yelmo críptico forjado con runas
Botines crípticos forjados con runas
Foco de cristal forjado con runas
Corona de cultista forjada con runas
Foco de cultista forjado con runas
Guanteletes de cultista forjados con runas
Gran martillo de cultista forjado con runas
Zapatos afilados forjados con runas
Armadura de cobarde forjada con runas
Cota de malla de muerte forjada con runas
Manto de muerte forjado con runas
Máscara de muerte forjada con runas
Yelmo decorado forjado con runas
Capucha de cazador de ciervos forjada con runas
Escudo torre desafiante forjado con runas
Escudo heráldico endiosado forjado con runas
Escudo heráldico de dekhara forjado con runas
Broquel desértico forjado con runas
Gorro del desierto forjado con runas
Manoplas detalladas forjadas con runas
Traje devoto forjado con runas
Corona divina forjada con runas
Guanteletes dobles forjados con runas
Botas de cuero de dragón forjadas con runas
Botas de cuero de draco forjadas con runas
Corona druídica forjada con runas
Foco druídico forjado con runas
Arco de doble cuerda forjado con runas
Sandalias de corredor de dunas
Ballesta de díada forjada con runas
Broquel puntiagudo forjado con runas
Escudo torre de efigie forjado con runas
Sandalias elaboradas forjadas con runas
Foco elegante forjado con runas
Gran yelmo elegante forjado con runas
Grebas elegantes forjadas con runas
Peto elegante forjado con runas
Escarpines elegantes forjados con runas
Vendajes elegantes forjados con runas
Túnica de elementalista forjada con runas
Gran yelmo de élite forjado con runas
Escudo heráldico con emblema forjado con runas
Botas labradas forjadas con runas
Botas bordadas forjadas con runas
Guantes bordados forjados con runas
Escudo heráldico empíreo forjado con runas
Brazales grabados forjados con runas
Foco grabado forjado con runas
Túnica iluminada forjada con runas
Armadura de explorador forjada con runas
Jubón exquisito forjado con runas
Máscara cubreboca forjada con runas
Botines fieles forjados con runas
Chaqueta de halconero forjada con runas
Talismán familiar forjado con runas
Máscara faridun forjada con runas
Manoplas con plumas forjadas con runas
Atuendo emplumado forjado con runas
Túnica con plumas forjada con runas
Sandalias con plumas forjadas con runas
Targe con plumas forjado con runas
Tiara con plumas forjada con runas
Garrote talado forjado con runas
Gorro de fieltro forjado con runas
Gran yelmo feroz forjado con runas
Brazales elegantes forjados con runas
Brazales firmes forjados con runas
Puños de roca forjados con runas
Botas anchas forjadas con runas
Sandalias de lino forjadas con runas
Escarpes flexibles forjados con runas
Atuendo fluido forjado con runas
Mazo de forja forjado con runas
Lanza bifurcada forjada con runas
Escarpes de fortaleza forjados con runas
Escudo torre de fortaleza forjado con runas
Zapatos raídos forjados con runas
Gorro de saqueador forjado con runas
Armadura de placas forjada con runas
Peto de piel forjado con runas
Vendajes furtivos forjados con runas
Yelmo elegante forjado con runas
Prenda de vestir
Vendajes de gasa forjados con runas
Vestimenta dorada forjada con runas
Botines de oro forjados con runas
Armadura de gladiador forjada con runas
Yelmo gladiatorio forjado con runas
Brazaletes resplandecientes forjados con runas
Peto glorioso forjado con runas
Escudo heráldico amenazador forjado con runas
Diadema dorada forjada con runas
Guantes de oro forjados con runas
Brazaletes de oro forjados con runas
Armadura dorada forjada con runas
Targe dorado forjado con runas
Escudo torre de orfebrería forjado con runas
Gran yelmo de goliat forjado con runas
Bastón gótico forjado con runas
Brazales grandiosos forjados con runas
Quijotes grandiosos forjados con runas
Braciles grandiosos forjados con runas
Manoplas grandiosas forjadas con runas
Vestimenta grandiosa
Targe grandioso forjado con runas
Morrión grandioso forjado con runas
Malla atrapante forjada con runas
Guantes sombríos forjados con runas
Máscara sonriente forjada con runas
Yelmo reforzado forjado con runas
Gran yelmo de guardián forjado con runas
Broquel de entrañas afiladas forjado con runas
Corona consagrada
Foco consagrado forjado con runas
Brazales endurecidos forjados con runas
Coselete de cuero duro forjado con runas
Lanza de madera dura forjada con runas
Targe de madera dura forjado con runas
Traje de hatungo forjado con runas
Atuendo caótico forjado con runas
Chaqueta del buhonero forjada con runas
Manto del extractor de corazones forjado con runas
Corona pesada forjada con runas
Peto pesado forjado con runas
Escudo torre heráldico forjado con runas
Traje de ermitaño forjado con runas
Armadura heroica forjada con runas
Máscara labrada forjada con runas
Túnica del conjurador forjada con runas
Máscara con capucha forjada con runas
Corona con cuernos forjada con runas
Capucha de cazador forjada con runas
Zapatos de caza forjados con runas
Lanza de cacería forjada con runas
Gran yelmo imperial forjado con runas
Túnica imperial forjada con runas
Corona de inquisidor
Escudo heráldico intrincado forjado con runas
Guantes intrincados forjados con runas
Broquel de hierro forjado con runas
Corona de hierro forjada con runas
Coraza de hierro forjada con runas
Grebas de hierro forjadas con runas
Vestimenta de hierro forjada con runas
Lanza con punta de hierro forjada con runas
Chaqueta de itinerante forjada con runas
Tiara de jade forjada con runas
Guantes enjoyados forjados con runas
Broquel tintineante forjado con runas
Escudo heráldico tintineante forjado con runas
Peto de coloso forjado con runas
Tiara de la jungla forjada con runas
Brazaletes kalguranos forjados con runas
Martillo de forja kalgurano forjado con runas
Tiara kamasana forjada con runas
Atuendo de Keth forjado con runas
Armadura de caballero forjada con runas
Manoplas caballerescas forjadas con runas
Capucha de tela forjada con runas
Botas con lazos forjadas con runas
Cota de malla lamelar forjada con runas
Broquel laminado forjado con runas
Sandalias de red forjadas con runas
Corona lujosa forjada con runas
Guanteletes con capas forjados con runas
Jubón con capas forjado con runas
Gran martillo de plomo forjado con runas
Broquel de cuero forjado con runas
Jubón de cuero forjado con runas
Capucha de cuero forjada con runas
Botas de placas de cuero forjadas con runas
Foco de líneas ley forjado con runas
Vendajes de lino forjados con runas
Botas de lagartija forjadas con runas
Coselete de lagartija forjado con runas
Bastón largo forjado con runas
Escarpines lujosos forjados con runas
Foco de mago forjado con runas
Tiara de magus forjada con runas
Coselete de malla forjado con runas
Escarpes de malla forjados con runas
Vestimenta de malla forjada con runas
Ballesta improvisada forjada con runas
Targe de mamut forjado con runas
Cota de malla oculta forjada con runas
Traje morabita forjado con runas
Coraza maraketh forjada con runas
Maza de procesión perfeccionada con runas
Corona de mártir forjada con runas
Gran yelmo enmascarado forjado con runas
Manoplas masivas forjadas con runas
Traje monasterial forjado con runas
Grebas monumentales forjadas con runas
Estrella de la mañana forjada con runas
Targe de mosaico forjado con runas
Manoplas moldeadas forjadas con runas
Atuendo místico forjado con runas
Talismán espinoso forjado con runas
Diadema noble forjada con runas
Gran yelmo noble forjado con runas
Escarpes nobles forjados con runas
Escudo torre noble forjado con runas
Gran martillo de roble forjado con runas
Manto de ocultista forjada con runas
Escudo heráldico de augurio forjado con runas
Guantes opulentos forjados con runas
Broquel ornamentado forjado con runas
Brazaletes ornamentados forjados con runas
Guanteletes ornamentados forjados con runas
Grebas ornamentadas forjadas con runas
Manoplas ornamentadas forjadas con runas
Peto ornamentado forjado con runas
Botines acolchados forjados con runas
Escudo torre pintado forjado con runas
Gran yelmo de parangón forjado con runas
Máscara de paria forjada con runas
Coselete de rastreadora forjado con runas
Guantes de escamas de paua forjados con runas
Broquel perlado forjado con runas
Targe de pelaje forjado con runas
Botines de piel forjados con runas
Manto de piel forjado con runas
Escudo torre de falange forjado con runas
Vestimenta de peregrino forjada con runas
Botines piadosos forjados con runas
Guanteletes de placas forjados con runas
Broquel reforzado forjado con runas
Atuendo blindado forjado con runas
Vestimenta cromada forjada con runas
Foco emplumado forjado con runas
Mazo puntiagudo forjado con runas
Brazales pulidas forjados con runas
Targe pulido forjado con runas
Marcas primitivas forjadas con runas
Escudo heráldico cuartelado forjado con runas
Zapatos de paso veloz forjados con runas
Jubón acolchado forjado con runas
Peto de incursor forjado con runas
Chaqueta de trotamundos forjada con runas
Escudo torre de muralla forjado con runas
Botas de cuero crudo forjadas con runas
Arco recurvo forjado con runas
Grebas de acero de arrecife forjadas con runas
Brazales refinados forjados con runas
Vestimenta reverenciada forjada con runas
Coselete de cuero de rhoa forjado con runas
Broquel corrugado forjado con runas
Brazaletes justos forjados con runas
Broquel anillado forjado con runas
Guanteletes de malla forjados con runas
Atuendo de río forjado con runas
Manoplas remachadas forjadas con runas
Armadura de pícaro forjada con runas
Brazaletes de cuerda forjados con runas
Grebas rústicas forjadas con runas
Escudo torre real forjado con runas
Foco rúnico forjado con runas
Jubón de corredor forjado con runas
Coraza oxidada forjada con runas
Gran yelmo oxidado forjado con runas
Túnica de sacramento forjada con runas
Foco sagrado forjado con runas
Manto sacrificial forjado con runas
Vestimenta sacrificial forjada con runas
Corona santificada forjada con runas
Sandalias de las arenas forjadas con runas
Tiara de las arenas forjada con runas
Cota de malla de escamas forjada con runas
Chaqueta del desollador forjada con runas
Chaqueta de bellaco forjada con runas
Jubón de exploración forjado con runas
Manto de la tormenta marina forjado con runas
Escudo heráldico de secta forjado con runas
Brazales divididos forjados con runas
Botines con broches forjados con runas
Vendajes asegurados forjados con runas
Escudo heráldico de vidente forjado con runas
Sandalias de sekhema forjadas con runas
Escudo heráldico de sekhemas forjado con runas
Gran yelmo de centinela forjado con runas
Botas de piel de serpiente forjadas con runas
Coselete de piel de serpiente forjado con runas
Capucha gastada forjada con runas
Máscara sombreada forjada con runas
Manto de chamán forjado con runas
Botines chamanísticos forjados con runas
Yelmo blindado forjado con runas
Arco corto forjado con runas
Cota de malla envuelta forjada con runas
Jubón de ocultamiento forjado con runas
Escudo heráldico con sello forjado con runas
Brazaletes sellados forjados con runas
Toga de seda forjada con runas
Escarpines de seda forjados con runas
Guantes de sirena forjados con runas
Tiara de los cielos forjada con runas
Armadura de verdugo forjada con runas
Chaqueta lisa forjada con runas
Maza liviana forjada con runas
Jubón de impacto rápido forjado con runas
Coselete de contrabandista forjado con runas
Máscara alada forjada con runas
Targe alado forjado con runas
Coraza de soldado forjada con runas
Gran yelmo de soldado forjado con runas
Máscara sólida forjada con runas
Guantes sombríos forjados con runas
Tiara de hechicería forjada con runas
Brazales con pinchos forjados con runas
Broquel afilado forjado con runas
Porra con pinchos forjada con runas
Broquel de barrera de pinchos forjado con runas
Brazales afilados forjados con runas
Vendajes espiralados forjados con runas
Gran yelmo puntiagudo forjado con runas
Corona de hueso espiritual forjada con runas
Escudo torre astillado forjado con runas
Escarpes fortificados forjados con runas
Brazales de acecho forjados con runas
Peto de acero forjado con runas
Guanteletes de malla de acero forjados con runas
Bastón con punta de acero forjado con runas
Zapatos con punta de acero forjados con runas
Botas con tacón de acero forjadas con runas
Guantes cosidos forjados con runas
Manoplas gruesas forjadas con runas
Escudo heráldico estoico forjado con runas
Coraza de piedra forjada con runas
Grebas de piedra forjadas con runas
Targe de piedra forjado con runas
Escudo torre de piedra forjado con runas
Targe estratificado forjado con runas
Sandalias de paja forjadas con runas
Jubón de caminante forjado con runas
Botas remachadas forjadas con runas
Garrote remachado forjado con runas
Sandalias remachadas forjadas con runas
Targe remachado forjado con runas
Jubón reforzado forjado con runas
Ballesta maciza forjada con runas
Brazales de gamuza forjados con runas
Gorro con tiras forjado con runas
Coselete de acechador veloz forjado con runas
Foco tasaliano forjado con runas
Grebas tasalias forjadas con runas
Túnica raída forjada con runas
Escudo torre tawhoano forjado con runas
Manoplas templadas forjadas con runas
Mazo de templo forjado con runas
Ballesta tensa forjada con runas
Cota de malla del thane forjada con runas
Zapatos con hilos forjados con runas
Manto de marevidente forjado con runas
Manoplas titánicas forjadas con runas
Foco tonal forjado con runas
Chaqueta de tormento forjada con runas
Guantes desgarrados forjados con runas
Grebas totémicas forjadas con runas
Cota de malla de torneo forjada con runas
Armadura de pionero forjada con runas
Capucha de trampero forjada con runas
Zapatos de corredor de árboles forjados con runas
Máscara tribal forjada con runas
Grebas recortadas forjadas con runas
Diadema de ramas forjada con runas
Foco de ramas forjado con runas
Tiara crepuscular forjada con runas
Vendajes utilitarios forjados con runas
Coraza de Utzaal forjada con runas
Escudo heráldico vaal forjado con runas
Coraza vaal forjada con runas
Guantes vaal forjados con runas
Grebas vaal forjadas con runas
Manoplas vaal forjadas con runas
Escudo torre vaal forjado con runas
Vendajes vaal forjados con runas
Armadura de vagabundo forjada con runas
Máscara con velo forjada con runas
Zapatos de velvetón forjados con runas
Gorro de terciopelo forjado con runas
Manto venerado forjado con runas
Diadema enchapada en oro forjada con runas
Escarpes de veterano forjados con runas
Talismán agresivo forjado con runas
Túnica vil forjada con runas
Gorro de víbora forjado con runas
Yelmo con visor forjado con runas
Foco vudú forjado con runas
Atuendo votivo forjado con runas
Zapatos de nómada forjados con runas
Lanza de guerra forjada con runas
Vendajes de guerra forjados con runas
Yelmo protegido forjado con runas
Botines de brujo forjados con runas
Coraza del jefe de guerra forjada con runas
Gran yelmo de belicista forjado con runas
Pico de guerra forjado con runas
Gran yelmo de guerrero forjado con runas
Chaqueta encerada forjada con runas
Chaqueta de viajero forjada con runas
Escudo heráldico caprichoso forjado con runas
Botines de tela forjados con runas
Foco arremolinado forjado con runas
Tiara de mimbre forjada con runas
Lanza alada forjada con runas
Manto de piel de lobo forjado con runas
Broquel de madera forjado con runas
Porra de madera forjada con runas
Gorro tejido forjado con runas
Foco tejido forjado con runas
Gorro envuelto forjado con runas
Gran yelmo envuelto forjado con runas
Bastón envuelto forjado con runas
Sandalias envueltas forjadas con runas
Coselete de escamas de wyrm forjado con runas
Arco de cultista forjado con runas
Guanteletes de fanático forjados con runas
Vestimenta de cénit forjada con runas
Almádena aberrante perfeccionada con runas
Brazaletes antiguos perfeccionados con runas
Túnica de altar perfeccionada con runas
Cota de malla ancestral perfeccionada con runas
Traje de eremita perfeccionado con runas
Botines antiguos perfeccionados con runas
Cota de malla antigua perfeccionada con runas
Visor antiguo perfeccionado con runas
Foco de astas perfeccionado con runas
Gorro reforzado perfeccionado con runas
Jubón acorazado perfeccionado con runas
Broquel con diseño perfeccionado con runas
Traje de asesino perfeccionado con runas
Escudo torre de barricada perfeccionado con runas
Diadema con cuentas perfeccionada con runas
Escudo torre de acero negro perfeccionado con runas
Escudo heráldico con blasón perfeccionado con runas
Manoplas fortificadas perfeccionadas con runas
Atuendo de hueso perfeccionado con runas
Escarpes reforzados perfeccionados con runas
Escudo torre reforzado perfeccionado con runas
Yelmo con ala perfeccionado con runas
Grebas de bronce perfeccionadas con runas
Guanteletes bruñidos perfeccionados con runas
Cota de malla perfeccionada con runas
Tiara de cadena perfeccionada con runas
Botas ceñidas perfeccionadas con runas
Vestimenta de clérigo perfeccionada con runas
Cota de malla cubierta perfeccionada con runas
Gorro de corsario perfeccionado con runas
Manto de corvus perfeccionado con runas
Escarpes cubiertos perfeccionados con runas
Capucha de cobertura perfeccionada con runas
Yelmo con capucha perfeccionado con runas
Targe de medialuna perfeccionado con runas
Escudo torre de crisol perfeccionado con runas
Foco de cristal perfeccionado con runas
Corona de cultista perfeccionada con runas
Máscara de muerte perfeccionada con runas
Yelmo decorado perfeccionado con runas
Guanteletes dobles perfeccionados con runas
Ballesta de díada perfeccionada con runas
Escudo torre de efigie perfeccionado con runas
Túnica de elementalista perfeccionada con runas
Gran yelmo de élite perfeccionado con runas
Escudo heráldico con emblema perfeccionado con runas
Botas labradas perfeccionadas con runas
Guantes bordados perfeccionados con runas
Foco grabado perfeccionado con runas
Túnica iluminada perfeccionada con runas
Armadura de explorador perfeccionada con runas
Jubón exquisito perfeccionado con runas
Máscara cubreboca perfeccionada con runas
Talismán familiar perfeccionado con runas
Túnica con plumas perfeccionada con runas
Sandalias con plumas perfeccionadas con runas
Tiara con plumas perfeccionada con runas
Garrote talado perfeccionado con runas
Gorro de fieltro perfeccionado con runas
Gran yelmo feroz perfeccionado con runas
Brazales elegantes perfeccionados con runas
Brazales firmes perfeccionados con runas
Armadura de placas perfeccionada con runas
Vendajes furtivos perfeccionados con runas
Prenda de vestir perfeccionada con runas
Vendajes de gasa perfeccionados con runas
Vestimenta dorada perfeccionada con runas
Fortaleza glacial perfeccionada con runas
Diadema dorada perfeccionada con runas
Brazaletes de oro perfeccionados con runas
Bastón tormentoso perfeccionado con runas
Quijotes grandiosos perfeccionados con runas
Braciles grandiosos perfeccionados con runas
Vestimenta grandiosa perfeccionada con runas
Morrión grandioso perfeccionado con runas
Malla atrapante perfeccionada con runas
Yelmo reforzado perfeccionado con runas
Targe de madera dura perfeccionado con runas
Atuendo caótico perfeccionado con runas
Cinturón pesado perfeccionado con runas
Corona pesada perfeccionada con runas
Escudo torre heráldico perfeccionado con runas
Traje de ermitaño perfeccionado con runas
Armadura heroica perfeccionada con runas
Máscara labrada perfeccionada con runas
Túnica del conjurador perfeccionada con runas
Máscara con capucha perfeccionada con runas
Corona con cuernos perfeccionada con runas
Capucha de cazador perfeccionada con runas
Zapatos de caza perfeccionados con runas
Escudo heráldico intrincado perfeccionado con runas
Guantes intrincados perfeccionados con runas
Broquel de hierro perfeccionado con runas
Corona de hierro perfeccionada con runas
Coraza de hierro perfeccionada con runas
Grebas de hierro perfeccionadas con runas
Vestimenta de hierro perfeccionada con runas
Lanza con punta de hierro perfeccionada con runas
Tiara de jade perfeccionada con runas
Guantes enjoyados perfeccionados con runas
Escudo heráldico tintineante perfeccionado con runas
Atuendo de Keth perfeccionado con runas
Armadura de caballero perfeccionada con runas
Botas con lazos perfeccionadas con runas
Sandalias de red perfeccionadas con runas
Guanteletes con capas perfeccionados con runas
Broquel de cuero perfeccionado con runas
Jubón de cuero perfeccionado con runas
Capucha de cuero perfeccionada con runas
Vendajes de lino perfeccionados con runas
Botas de lagartija perfeccionadas con runas
Bastón largo perfeccionado con runas
Tiara de magus perfeccionada con runas
Escarpes de malla perfeccionados con runas
Vestimenta de malla perfeccionada con runas
Traje morabita perfeccionado con runas
Coraza maraketh perfeccionada con runas
Corona de mártir perfeccionada con runas
Manoplas moldeadas perfeccionadas con runas
Talismán espinoso perfeccionado con runas
Gran martillo de roble perfeccionado con runas
Escudo heráldico de augurio perfeccionado con runas
Broquel ornamentado perfeccionado con runas
Malla ornamentada perfeccionada con runas
Escudo torre pintado perfeccionado con runas
Coselete de rastreadora perfeccionado con runas
Guantes de escamas de paua perfeccionados con runas
Vestimenta de peregrino perfeccionada con runas
Guanteletes de placas perfeccionados con runas
Broquel reforzado perfeccionado con runas
Atuendo blindado perfeccionado con runas
Foco emplumado perfeccionado con runas
Marcas primitivas perfeccionadas con runas
Jubón acolchado perfeccionado con runas
Peto de incursor perfeccionado con runas
Escudo torre de muralla perfeccionado con runas
Vestimenta reverenciada perfeccionada con runas
Coselete de cuero de rhoa perfeccionado con runas
Broquel corrugado perfeccionado con runas
Guanteletes de malla perfeccionados con runas
Manoplas remachadas perfeccionadas con runas
Armadura de pícaro perfeccionada con runas
Brazaletes de cuerda perfeccionados con runas
Grebas rústicas perfeccionadas con runas
Trinche rúnico perfeccionado con runas
Coraza oxidada perfeccionada con runas
Gran yelmo oxidado perfeccionado con runas
Manto sacrificial perfeccionado con runas
Vestimenta sacrificial perfeccionada con runas
Cota de malla de escamas perfeccionada con runas
Chaqueta del desollador perfeccionada con runas
Jubón de exploración perfeccionado con runas
Brazales divididos perfeccionados con runas
Botines con broches perfeccionados con runas
Coselete de piel de serpiente perfeccionado con runas
Capucha gastada perfeccionada con runas
Manto de chamán perfeccionado con runas
Yelmo blindado perfeccionado con runas
Jubón de ocultamiento perfeccionado con runas
Escudo heráldico con sello perfeccionado con runas
Toga de seda perfeccionada con runas
Escarpines de seda perfeccionados con runas
Coselete de contrabandista perfeccionado con runas
Gran yelmo de soldado perfeccionado con runas
Máscara sólida perfeccionada con runas
Guantes sombríos perfeccionados con runas
Broquel afilado perfeccionado con runas
Brazales afilados perfeccionados con runas
Vendajes espiralados perfeccionados con runas
Gran yelmo puntiagudo perfeccionado con runas
Corona de hueso espiritual perfeccionada con runas
Escudo torre astillado perfeccionado con runas
Escarpes fortificados perfeccionados con runas
Peto de acero perfeccionado con runas
Botas con tacón de acero perfeccionadas con runas
Guantes cosidos perfeccionados con runas
Manoplas gruesas perfeccionadas con runas
Grebas de piedra perfeccionadas con runas
Sandalias de paja perfeccionadas con runas
Jubón de caminante perfeccionado con runas
Garrote remachado perfeccionado con runas
Jubón reforzado perfeccionado con runas
Brazales de gamuza perfeccionados con runas
Túnica raída perfeccionada con runas
Manoplas templadas perfeccionadas con runas
Corona tenebrosa perfeccionada con runas
Ballesta tensa perfeccionada con runas
Zapatos con hilos perfeccionados con runas
Manto de marevidente perfeccionado con runas
Manoplas titánicas perfeccionadas con runas
Foco tonal perfeccionado con runas
Porra de tormento perfeccionada con runas
Guantes desgarrados perfeccionados con runas
Máscara tribal perfeccionada con runas
Grebas recortadas perfeccionadas con runas
Diadema de ramas perfeccionada con runas
Foco de ramas perfeccionado con runas
Tiara crepuscular perfeccionada con runas
Vendajes utilitarios perfeccionados con runas
Coraza vaal perfeccionada con runas
Escudo torre vaal perfeccionado con runas
Armadura de vagabundo perfeccionada con runas
Máscara con velo perfeccionada con runas
Zapatos de velvetón perfeccionados con runas
Gorro de terciopelo perfeccionado con runas
Defensor venerable perfeccionado con runas
Cadena verídica perfeccionada con runas
Brazaletes de verisium perfeccionados con runas
Diadema enchapada en oro perfeccionada con runas
Gorro de víbora perfeccionado con runas
Yelmo con visor perfeccionado con runas
Foco vudú perfeccionado con runas
Atuendo votivo perfeccionado con runas
Bastón protector perfeccionado con runas
Gran yelmo de guerrero perfeccionado con runas
Chaqueta encerada perfeccionada con runas
Chaqueta de viajero perfeccionada con runas
Tiara de mimbre perfeccionada con runas
Broquel de madera perfeccionado con runas
Porra de madera perfeccionada con runas
Foco tejido perfeccionado con runas
Gran yelmo envuelto perfeccionado con runas
Sandalias envueltas perfeccionadas con runas
Aleación rúnica
Extracción rúnica
Trinche rúnico
Infusión rúnica
Alivio rúnico
Espada corta rúnica
Astilla rúnica
Templanza rúnica
Jubón de corredor
Ruptura
Escarabajo oxidado de abismo
Escarabajo oxidado de emboscada
Escarabajo oxidado de bestiario
Escarabajo oxidado de plaga
Escarabajo oxidado de fisura
Escarabajo oxidado de cartografía
Coraza oxidada
Escarabajo oxidado de adivinación
Escarabajo oxidado del antiguo
Escarabajo oxidado de expedición
Gran yelmo oxidado
Escarabajo oxidado de heraldo
Escarabajo oxidado de legión
Escarabajo oxidado de metamorfosis
Escarabajo oxidado de relicario
Escarabajo oxidado del creador
Pinchos oxidados
Escarabajo oxidado de sulfito
Escarabajo oxidado de tormento
Despiadado
Marca de Ruzhan
Furia de Ruzhan
Venganza de Ruzhan
Trampa de Ruzhan
Exaltación de Ruzhan
Ruzhan, la Espada ardiente
Carcaj de flechas sacras
Túnica de sacramento
Brote sagrado
Fuerza vital sagrada cristalizada
Foco sagrado
Mazo sagrado
Orbe sagrado
Sacrificio
Set de sacrificio
Sacrificio al amanecer
Sacrificio al anochecer
Sacrificio a medianoche
Sacrificio al mediodía
Hacha sacrificial
Chivo expiatorio I
Chivo expiatorio II
Manto sacrificial
Ofrenda sacrificial
Vestimenta sacrificial
Corona santificada
Salva
Fósil santificado
Reliquia santificada
Báculo santificado
Explosión de arena
Coraza de las arenas
Sandalias de las arenas
Tiara de las arenas
Fiesta sanguina
Zafiro
Vial de zafiro
Anillo de zafiro
Runa de erosión de Saqawal
Runa de recuerdos de Saqawal
Runa del cielo de Saqawal
Señuelo saqawino
Ferocidad salvaje
Gran hacha salvaje
Cota de malla de escamas
Chaqueta del desollador
Placas saqueadas
Cimitarra
Fósil ardiente
Haz abrasador
Armadura de bribón
Chaqueta de bellaco
Llama devastadora
Jubón de exploración
Invitación vociferante
Fragmento de pergamino
Pergamino de sabiduría
Lanza de cristal marino
Reliquia de sello
Sello de Lunaris
Sello de Solaris
Llama abrasadora I
Llama abrasadora II
Manto de la tormenta marina
Segundo aliento I
Segundo aliento II
Segundo aliento III
Fragmento de calamidad secundario
Lente reclasificador secundario
Escudo heráldico de secta
Brazales divididos
Botines con broches
Vendajes asegurados
Enfurecimiento
Escudo heráldico de vidente
Grito sísmico
Trampa sísmica
Sandalias de sekhema
Escudo heráldico de sekhemas
Remanentes altruistas
Gran yelmo de centinela
Corazón del serafín
Triunfo de Serle
Botas de piel de serpiente
Coselete de piel de serpiente
Fósil serrado
Carcaj de flechas serradas
Poner cebo para tiburones
Capucha gastada
Máscara sombreada
Manto de chamán
Botines chamanísticos
Recolector de esquirlas
Garra de dientes de tiburón
Trisquel roto
Sustancia fragmentadora
Palma fragmentadora
Rugido devastador
Rencor fragmentador
Carga con escudo
Barrido con escudo
Muro protector
Ola protectora
Yelmo blindado
Amuleto brillante
Llave del Relicario brillante
Electrocución
Conducción eléctrica
Conducción eléctrica II
Robo electrocutante
Saetas de estallido eléctrico
Flecha de cadena electrocutante
Salto electrocutante
Onda sísmica
Embate de onda sísmica
Tótem de onda sísmica
Mecha corta I
Mecha corta II
Arco corto
Espada corta
Pala
Trampa de metralla
Despedazar
Cetro de santuario
Cota de malla envuelta
Jubón de ocultamiento
Fósil vibrante
Catalizador sibilante
Espada segadora
Balista de asedio
Cascada de asedio
Ballesta de asedio
Escudo heráldico con sello
Runa de poder
Brazaletes sellados
Regalo del vientre sellado
Toga de seda
Escarpines de seda
Suela de hilo de seda
Broche plateado
Vial de plata
Moneda de plata
Llave de plata
Zapatos de hebilla plateada
Daga simple
Red de hierro simple
Ganzúa simple
Red de cuerda simple
Sextante simple
Red de acero simple
Simulacro
Fragmento de Simulacro
Cinturón de tendones
Incubadora singular
Informe de exploración singular
Bastón siniestro
Temperamento de Sione
Drenaje de elementos
Golpe de sustracción
Varita de robo
Guantes de sirena
Esbirro pirómano esqueleto
Esbirro bruto esqueleto
Esbirro clérigo esqueleto
Esbirro mago de escarcha esqueleto
Esbirro desgarrador esqueleto
Esbirro tirador esqueleto
Esbirro mago de tormentas esqueleto
Esbirro guerrero esqueleto
Llavero maestro
Cuchillo para despellejar
Catalizador escurridizo
Incubadora de insectos
Roca escurridiza
Roca escurridiza I
Roca escurridiza II
Máscara de merodeador
Bastón rompecráneos
Tiara de los cielos
Caída del cielo
Embate
Armadura de verdugo
Botas lisas
Chaqueta lisa
Mangual delgado
Bastón cortante
Maza liviana
Jubón de impacto rápido
Potencia lenta
Núcleo de alma pequeño
Romper en pedacitos
Martillo de herrería
Mina de humo
Bastón suave
Coselete de contrabandista
Ídolo de la serpiente
Gran martillo de madera de serpiente
Arco de madera de serpiente
Ruptura
Disparo certero
Señal del tirador
Máscara alada
Vuelo de medianoche
Lanza elevada
Targe alado
Amuleto solar
Orbe solar
Coraza de soldado
Gran yelmo de soldado
Yelmo de soldado
Escarpes soldadescos
Mazo solemne
Máscara sólida
Guantes sombríos
Tiara de hechicería
Barrera mágica
Núcleo de alma de Atmohua
Núcleo de alma de Azcapa
Núcleo de alma de Cholotl
Núcleo de alma de Citaqualotl
Núcleo de alma de Jiquani
Núcleo de alma de Opiloti
Núcleo de alma de Puhuarte
Núcleo de alma de Quipolatl
Núcleo de alma de Tacati
Núcleo de alma de Ticaba
Núcleo de alma de Topotante
Núcleo de alma de Tzamoto
Núcleo de alma de Xopec
Núcleo de alma de Zalatl
Núcleo de alma de Zantipi
Drenaje de alma
Vínculo del alma
Ofrenda de almas
Rompealmas
Desgarrador de almas
Aleación soberana
Lucha
Chispa
Lanzazo
Lanzamiento de lanza
Lanza de Solaris
Campo de lanzas
Hélice espectral
Lanzamiento espectral
Salva espectral
Espectro: {0}
Pergamino de especularidad
Cascada de hechizos
Eco de hechizo
Tótem de hechizos
Lanzahechizos
Trampa de pinchos
Brazales con pinchos
Broquel afilado
Porra con pinchos
Lanza con pinchos
Broquel de barrera de pinchos
Brazales afilados
Infierno giratorio
Talismán espinoso
Salva espiralada
Vendajes espiralados
Cuervos amenazantes
Gran yelmo puntiagudo
Recipiente de espíritu
Corona de hueso espiritual
Tótem de astillas I
Tótem de astillas II
Astilla de Chayula
Astilla de Esh
Astilla de Tul
Astilla de Uul-Netol
Astilla de Xoph
Mangual astillado
Escudo torre astillado
Flecha dividida
Gran hacha fragmentadora
Escarcha expansiva
Báculo de rebote
Pierna velocista
Escarpes fortificados
Báculo del primer devorador de pecados
Ídolo del ciervo
Palma desestabilizadora
Foco de astas de ciervo
Cinturón acechador
Brazales de acecho
Pústula acechante
Lanza de acecho
Estampida
Ganzúa estándar
Piedra de afilar estándar
Fervor estelar
Lluvia de estrellas
Mineral estelar
Choques electrostáticos
Vial de contención
Inalterable I
Inalterable II
Brazales de acero
Taladro de acero
Peto de acero
Lanza con punta de acero
Guanteletes de malla de acero
Bastón con punta de acero
Zapatos con punta de acero
Piel de acero
Botas con tacón de acero
Amuleto estelar
Guantes cosidos
Ídolo del armiño
Manoplas gruesas
Escudo heráldico estoico
Cetro estoico
Estoicismo I
Estoicismo II
Pisotón
Onda expansiva de pisotón
Vial de piedra
Coraza vaal avanzada
Mangual de piedra
Mandoble de piedra
Grebas de piedra
Runa de piedra
Targe de piedra
Escudo torre de piedra
Piedra de pasaje
Llamado de tormenta
Cascada de tormenta
Lanzada de tormentas
Lluvia de tormenta
Runa de tormenta
Ola de tormenta
Saetas de tormenta explosiva
Mina de tormenta explosiva
Flecha invocadora de tormentas
Cadena de tormentas
Fuego eléctrico
Ballesta gruesa
Targe estratificado
Sandalias de paja
Saetas aerodinámicas
Jubón de caminante
Pico de conflicto
Bastón impactante
Lanza impactante
Fuerte de corazón
Red de hierro fuerte
Red de cuerda fuerte
Red de acero fuerte
Martillo estructurado
Botas remachadas
Brazales tachonados
Garrote remachado
Sandalias remachadas
Targe remachado
Jubón reforzado
Aturdimiento I
Aturdimiento II
Aturdimiento III
Ballesta maciza
Pierna resistente
Pluma de pavo real estigio
Himno de Styrn
Ferocidad de Styrn
Montaña de Styrn
Brazales de gamuza
Antorcha de azufre
Invocar tótem balista
Invocar barril
Invocar gólem de carroña
Invocar gólem de caos
Invocar compañero
Invoca una Bestia demoníaca
Invoca una Arpía demoníaca
Invoca un Diablillo demoníaco
Invocar magus demonio
Invocar gólem de fuego
Invocar reliquia sagrada
Invocar gólem de hielo
Invocar sabueso infernal
Invocar gólem de rayo
Invoca un Ángel pálido
Invoca un Querubín pálido
Invoca un Servidor pálido
Invocar espíritus encolerizados
Invocar esqueletos
Invocar gólem de piedra
Invocar Robots activadores
Invocar lobo
Invoca una imagen de Beidat, Arcángel de la muerte
Invoca una imagen de K'tash, Pastor del odio
Artefacto del Sol
Fisurar
Embate sobrecargado
Supercrítico
Fuego de apoyo
Pierna estable
Brújula del inspector
Gorro con tiras
Aflicción veloz I
Aflicción veloz II
Aflicción veloz III
Aleación veloz
Brazales veloces
Lanza veloz
Coselete de acechador veloz
Espadazo
Lanza espada
Reliquia de la espada del inverso
Sizigia
-
Ira de Tacati
Núcleo de alma de aflicción de Tacati
Orbe de sastrería
Restos de armaduras contaminados
Piedra de afilar contaminada
Orbe de caos contaminado
Orbe cromático contaminado
Lágrima divina contaminada
Orbe exaltado contaminado
Orbe de joyero contaminado
Orbe mítico contaminado
Orbe de fusión contaminado
Garra aviar
Domar bestia
Fósil enmarañado
Llave del Relicario de Tangmazu
Incensario de Tangmazu
Reliquia de tapiz
Foco tasaliano
Grebas tasalias
Ritmo de Tasalio
Capa harapienta
Túnica raída
Ballesta tirante
Predisposición de Tawhoa
Venganza de Tawhoa
Garrote tawhoano
Escudo torre tawhoano
Rasgadura
Mangual desgarrador
Mirada de Tecrod
Venganza de Tecrod
Embate tectónico
Embates tectónicos
Templar arma
Manoplas templadas
Runa templada
Orbe de herrería
Campana de tempestad
Arrebato de tempestad
Escudo de tempestad
Vestimenta de templario
Mazo de templo
Tablilla de templo
Cadenas temporales
Grieta temporal
Amuleto tenebroso
Corona tenebrosa
Anillo tenebroso
Ballesta tensa
Fragmento de calamidad terciario
Barya de la prueba de astucia
Barya de la prueba de fuerza
Barya de la prueba de tiempo
Barya de la prueba de voluntad
Vendas apresantes
Runa de salvajismo del thane Girt
Runa de maestría del thane Grannell
Runa de primavera del thane Leld
Cota de malla del thane
Runa de verano del thane Myrk
Incubadora del taumaturgo
Flujo taumatúrgico (nivel 1)
Flujo taumatúrgico (nivel 10)
Flujo taumatúrgico (nivel 11)
Flujo taumatúrgico (nivel 12)
Flujo taumatúrgico (nivel 13)
Flujo taumatúrgico (nivel 14)
Flujo taumatúrgico (nivel 15)
Flujo taumatúrgico (nivel 16)
Flujo taumatúrgico (nivel 17)
Flujo taumatúrgico (nivel 18)
Flujo taumatúrgico (nivel 19)
Flujo taumatúrgico (nivel 2)
Flujo taumatúrgico (nivel 20)
Flujo taumatúrgico (nivel 3)
Flujo taumatúrgico (nivel 4)
Flujo taumatúrgico (nivel 5)
Flujo taumatúrgico (nivel 6)
Flujo taumatúrgico (nivel 7)
Flujo taumatúrgico (nivel 8)
Flujo taumatúrgico (nivel 9)
Red taumatúrgica
Amuleto sensorial taumatúrgico
Amuleto taumatúrgico
Antorcha taumética
Pólvora taumética
Vial de deshielo
Llave del Relicario del Árbitro
La diosa del agua
El ibis dorado
Runa de garras del Gran lobo
Runa de voluntad del Gran lobo
Orden de la Especialista
Aleación del vinculador de runas
Aleación del Padre de las runas
Reliquia de la perla del mar
Las estrellas responden
Llave del Relicario del Maestro de pruebas
El trisquel reforjado
Kit de disfraces de teatro
Piel de espinas I
Piel de espinas II
Enredaderas destructoras
Zapatos con hilos
Emoción asesina
Emoción asesina II
Poder de Thrud
Talismán atronador
Cólera del Dios del trueno
Salto atronador
Tormenta atronadora
Manto de marevidente
Congelación temporal
Ruptura temporal
Momento de necesidad
Diamante perdido en el tiempo
Esmeralda perdida en el tiempo
Incubadora perdida en el tiempo
Rubí perdido en el tiempo
Zafiro perdido en el tiempo
Pergamino de luz temporal
Emblema atemporal eterno
Fragmento atemporal del imperio eterno
Joya atemporal
Emblema atemporal implacable karui
Fragmento atemporal karui
Emblema atemporal maraketh
Fragmento atemporal maraketh
Emblema atemporal templario
Fragmento atemporal templario
Emblema atemporal vaal
Fragmento atemporal vaal
Llave del Relicario deteriorado por el tiempo
Incansable
Manoplas titánicas
Roca del vigilante de titanio de Túmulos de Glennach
Roca del vigilante de titanio de la Aldea de Haewark
Roca del vigilante de titanio de Lex Ejoris
Roca del vigilante de titanio de Lex Proxima
Roca del vigilante de titanio de Lira Arthain
Roca del vigilante de titanio de Nuevo Vastir
Roca del vigilante de titanio de El final de Tirn
Roca del vigilante de titanio del Descanso de Valdo
Activar esbirro de montura
Foco tonal
Vial de topacio
Anillo de topacio
Núcleo de alma de enfriamiento de Topotante
Porra de tormento
Chaqueta de tormento
Capa rasgada
Guantes desgarrados
-
Disparo de tornado
Varita de tortura
Garrote totémico
Grebas totémicas
Cota de malla de torneo
Dominio tóxico
Crecimiento tóxico
Carcaj de flechas tóxicas
Lluvia tóxica
Rastro de abrojos
Armadura de pionero
Aleación sobresaliente
Frasco de vida trascendental
Frasco de maná trascendental
Explosión de transmutación
Esquirla de transmutación
Capucha de trampero
Cañón trarthano
Pólvora de trarthan
Hoja atesorada
Zapatos de corredor de árboles
Temblores
Arco tribal
Máscara tribal
Tributo a la Diosa
Esquirla del Embaucador
Nube cáustica activada
Grebas recortadas
Trinidad
Cascada trisqueliana
Avalancha de Tul
Piedra de fisura de Tul
Catalizador de Tul
Piedra de fisura cargada de Tul
Piedra de fisura enriquecida de Tul
Piedra de fisura perfecta de Tul
Piedra de fisura pura de Tul
Quietud de Tul
Tumulto
Calavera homínida con colmillos
Diadema de ramas
Foco de ramas
Llave del Relicario del crepúsculo
Tiara crepuscular
Arco mellizo
Ballesta melliza
Mangual gemelo
Amuleto retorcido
Pacto retorcido
Varita retorcida
Torbellino
Carcaj de flechas dobles
Anillo de dos piedras
Núcleo de alma de ferocidad de Tzamoto
Presagio de Uhtred
Constelación de Uhtred
Emblema del cáliz de Uhtred
Éxodo de Uhtred
Augurio de Uhtred
Rito de Uhtred
Saga de Uhtred
Estrella de Uhtred
Mirada de Ulaman
Frasco de vida definitivo
Frasco de maná definitivo
Aspecto de Ultimatum
Mandoble ultra
Incesante
Inflexible
Avatar desatado
Irrompible
Gema sin tallar
Gema de habilidad sin tallar (nivel 1)
Gema de habilidad sin tallar (nivel 10)
Gema de habilidad sin tallar (nivel 11)
Gema de habilidad sin tallar (nivel 12)
Gema de habilidad sin tallar (nivel 13)
Gema de habilidad sin tallar (nivel 14)
Gema de habilidad sin tallar (nivel 15)
Gema de habilidad sin tallar (nivel 16)
Gema de habilidad sin tallar (nivel 17)
Gema de habilidad sin tallar (nivel 18)
Gema de habilidad sin tallar (nivel 19)
Gema de habilidad sin tallar (nivel 2)
Gema de habilidad sin tallar (nivel 20)
Gema de habilidad sin tallar (nivel 3)
Gema de habilidad sin tallar (nivel 4)
Gema de habilidad sin tallar (nivel 5)
Gema de habilidad sin tallar (nivel 6)
Gema de habilidad sin tallar (nivel 7)
Gema de habilidad sin tallar (nivel 8)
Gema de habilidad sin tallar (nivel 9)
Gema de espíritu sin tallar (nivel 10)
Gema de espíritu sin tallar (nivel 11)
Gema de espíritu sin tallar (nivel 12)
Gema de espíritu sin tallar (nivel 13)
Gema de espíritu sin tallar (nivel 14)
Gema de espíritu sin tallar (nivel 15)
Gema de espíritu sin tallar (nivel 16)
Gema de espíritu sin tallar (nivel 17)
Gema de espíritu sin tallar (nivel 18)
Gema de espíritu sin tallar (nivel 19)
Gema de espíritu sin tallar (nivel 20)
Gema de espíritu sin tallar (nivel 4)
Gema de espíritu sin tallar (nivel 5)
Gema de espíritu sin tallar (nivel 6)
Gema de espíritu sin tallar (nivel 7)
Gema de espíritu sin tallar (nivel 8)
Gema de espíritu sin tallar (nivel 9)
Gema de asistencia sin tallar (nivel 1)
Gema de asistencia sin tallar (nivel 2)
Gema de asistencia sin tallar (nivel 3)
Gema de asistencia sin tallar (nivel 4)
Gema de asistencia sin tallar (nivel 5)
Socavar
Exhumar
Poder infalible
Descarga
Emblema atemporal implacable eterno
Emblema atemporal implacable karui
Emblema atemporal implacable maraketh
Emblema atemporal implacable templario
Emblema atemporal implacable vaal
Anillo inconcluso
Orbe de deformación
Tempo inestable
Semilla explosiva
Intocable
Obstinado
Agitación I
Agitación II
Afloramiento I
Afloramiento II
Tótems urgentes I
Tótems urgentes II
Tótems urgentes III
Reliquia de urna
Trampa de urna
Urna de Farud
Urna de las cenizas originales
Núcleo de alma de atenuación de Uromoti
Fundición de Uruk
Cinturón utilitario
Vendajes utilitarios
Coraza de Utzaal
Piedra de fisura de Uul-Netol
Catalizador de Uul-Netol
Piedra de fisura cargada de Uul-Netol
Abrazo de Uul-Netol
Piedra de fisura enriquecida de Uul-Netol
Piedra de fisura perfecta de Uul-Netol
Piedra de fisura pura de Uul-Netol
Arco eléctrico vaal
Infusor vaal del arcanista
Armadura ártica vaal
Infusor vaal del armero
Infusor vaal del herrero
Flecha ardiente vaal
Infusor vaal de catalización
Flecha cáustica vaal
Ruptura de hielo vaal
Escudo heráldico vaal
Coraza vaal
Orbe de cultivación vaal
Ciclón vaal
Detonar muertos vaal
Trampa de fuego vaal
Bola de fuego vaal
Tormenta de fuego vaal
Explosión de llamas vaal
Golpe repentino vaal
Guantes vaal
Grebas vaal
Disparo de hielo vaal
Flecha de rayo vaal
Manoplas vaal
Coraza fundida vaal
Golpe fundido vaal
Orbe vaal
Lluvia de flechas vaal
Siega vaal
Llave del Relicario vaal
Fuego justo vaal
Informe de exploración vaal
Extractor vaal
Chispa vaal
Lanzamiento espectral vaal
Flecha dividida vaal
Llamado de tormenta vaal
Escudo torre vaal
Espiral de veneno vaal
Fisura volcánica vaal
Vendajes vaal
Armadura de vagabundo
Carga de Valako
Hoja vampírica
Vínculo vampírico
Vanguardia I
Vanguardia II
Bendición de Varashta
Ballesta barnizada
Reliquia de vasija
Embate impetuoso
Máscara con velo
Zapatos de velvetón
Gorro de terciopelo
Defensor venerable
Mineral estelar venerable
Manto venerado
Contrato vengativo
Espiral de veneno
Escarcha
Cadena verídica
Mineral estelar verídico
-
Manifestaciones de verisium
Centinela de verisium
Emblema de Veritania
Diadema enchapada en oro
Llavero versátil
Escarpes de veterano
Vial de despertar
Vial de consecuencia
Vial de dominancia
Vial de destino
Vial de sacrificio
Vial de invocación
Vial de trascendencia
Vial del fantasma
Vial del ritual
Talismán agresivo
Destino victorioso
Golpe de alerta
Contrato justiciero
Efusión vil
Gran hacha vil
Túnica vil
Propulsión de Vilenta
Flecha de enredaderas
Gorro de víbora
Golpe de víbora
Roca del vigilante viridiana
Barrera virtuosa
Carcaj de flechas viscerales
Llave del Relicario visceral
Runa de visión
Yelmo con visor
Anillo vital
Vitalidad
Vitalidad I
Vitalidad II
Fuerza vital vívida cristalizada
Estampida vívida
Flujo del vacío
Ilusión de vacío
Llave del Relicario nacido del vacío
Carcaj de flechas voladoras
Muertos volátiles
Poder volátil
Varita volátil
Volatilidad
Erupción volcánica
Fisura volcánica
Pasos volcánicos
Volcán
Llave de Volkuur
Voltio
Barrera voltaica
Fulminación voltaica
Granada voltaica
Señal voltaica
Báculo voltaico
Estallido voltáxico
Pólvora voltáxica
Talismán colmilloléctrico
Foco vudú
Matanza de Vorana
Emblema de la guadaña de Vorana
Saga de Vorana
Asedio de Vorana
Vórtice
Atuendo votivo
Repercusión de Vrunn
Inevitabilidad de Vruun
Vulnerabilidad
Calamidad andante
Armadura de nómada
Zapatos de nómada
Estandarte de guerra
Lanza de guerra
Vendajes de guerra
Runa de barrera
Esbirros de barrera
Yelmo protegido
Arco de protector
Bastón protector
Runa protectora de Aniquilación
Runa protectora de armazón
Runa protectora de guardaespaldas
Runa protectora de coraje
Runa protectora de desesperación
Runa protectora de desintegración
Runa protectora del equinoccio
Runa protectora de observación
Runa protectora de corazón
Runa protectora de ahuecamiento
Runa protectora de nutrición
Runa protectora de obsesión
Runa protectora de defensa
Runa protectora de refuerzo
Runa protectora de rescate
Runa protectora de estabilidad
Runa protectora de simbiosis
Mineral estelar protector
Botines de brujo
Coraza del jefe de guerra
Orbe exaltado del Jefe de guerra
Sangre caliente
Arco de belicista
Gran yelmo de belicista
Pico de guerra
Gran yelmo de guerrero
Ola de condena
Ola de escarcha
Chaqueta encerada
Bastón menguante
Chaqueta de viajero
Zapatos de viajero
Piedra guía (grado 1)
Piedra guía (grado 10)
Piedra guía (grado 11)
Piedra guía (grado 12)
Piedra guía (grado 13)
Piedra guía (grado 14)
Piedra guía (grado 15)
Piedra guía (grado 16)
Piedra guía (grado 2)
Piedra guía (grado 3)
Piedra guía (grado 4)
Piedra guía (grado 5)
Piedra guía (grado 6)
Piedra guía (grado 7)
Piedra guía (grado 8)
Piedra guía (grado 9)
Escudo heráldico caprichoso
Fragmento de crisis desgastado
Botines de tela
Asalto giratorio
Filos giratorios
Salto de torbellino
Corte giratorio
Lanzada de remolino
Capa de susurros
Incubadora susurrante
Foco arremolinado
Tiara de mimbre
Cinturón ancho
Fuerza vital salvaje cristalizada
Protector salvaje
Golpe salvaje
Fuego desatado
Esquirlas salvajes I
Esquirlas salvajes II
Talismán del bosque viridino
Dones del bosque
Golpe de viento
Bailarín del viento
Furia de la serpiente del viento
Ráfaga de viento
Ventana de oportunidad I
Ventana de oportunidad II
Explosión alada
Talismán golpealado
Escarabajo alado de abismo
Escarabajo alado de emboscada
Escarabajo alado de bestiario
Escarabajo alado de plaga
Escarabajo alado de fisura
Escarabajo alado de cartografía
Escarabajo alado de adivinación
Escarabajo alado del antiguo
Entropía alada
Escarabajo alado de expedición
Escarabajo alado de heraldo
Escarabajo alado de legión
Escarabajo alado de metamorfosis
Escarabajo alado de relicario
Escarabajo alado del creador
Suela alada
Lanza alada
Escarabajo alado de sulfito
Escarabajo alado de tormento
Marchitar
Varita marchita
Presencia marchitante
Paso marchitante
Toque marchitante
Ídolo del lobo
Manada de lobos
Garra de hueso de lobo
Manto de piel de lobo
Broquel de madera
Porra de madera
Gorro de lana
Gorro tejido
Foco tejido
Gorro envuelto
Regalo envuelto
Gran yelmo envuelto
Bastón envuelto
Sandalias envueltas
Cólera
Cetro de ira
Foco de corona
Invitación retorcida
Bastón de guiverno
Coselete de escamas de wyrm
Llave del Relicario de Xesht
Desgarro de Xibaqua
Núcleo de alma de dominio de Xipocado
Núcleo de alma de poder de Xopec
Piedra de fisura de Xoph
Catalizador de Xoph
Piedra de fisura cargada de Xoph
Piedra de fisura enriquecida de Xoph
Piedra de fisura perfecta de Xoph
Piedra de fisura pura de Xoph
Pira de Xoph
Orbe de sacrificio brutal
Llave de Yriel
Orbe de sacrificio real
Núcleo de alma de aislamiento de Zalatl
Inhibición de Zarokh
Llave del Relicario de Zarokh
Llave del Relicario de Zarokh: Contra la oscuridad
Llave del Relicario de Zarokh: Vínculos bendecidos
Llave del Relicario de Zarokh: Máscara de tormenta de arena
Llave del Relicario de Zarokh: Determinación de la sekhema
Llave del Relicario de Zarokh: Temporalis
Rebelión de Zarokh
Arco de fanático
Corona de fanático
Guanteletes de fanático
Gran martillo de cultista avanzado
Exaltación
Cénit I
Cénit II
Vestimenta de cénit
Infamia de Zerphi

-
Ego de Adonia
Alas de Aerisvane
Contra la oscuridad
-
Aullido del alfa
Amor de mandrágora
-
La supremacía de Apep
Mandil de Emiran
Regalo de Arakaali
Rueda de Arvil
Desgarro de cenizas
Ira de Asphyxia
-
-
Visión de Atsak
Agudeza de Atziri
Desprecio de Atziri
Desdén de Atziri
Dictamen de Atziri
Esplendor de Atziri
Pisada de Atziri
Agarre de oro
Faro de Azis
Picada de escarabajo
Angustia de Beira
Barriga de la bestia
Sujeción de Berek
Pase de Berek
Alivio de Berek
Más allá del alcance
Talle enjoyado
Nacimiento de la furia
Hebilla heredada
Brote amargo
Cresta del sol negro
Trenza negra
Llama negra
Brillo negro
Corazón negro
Vínculos bendecidos
Vínculo abrasador
Precio de la sangre
Sangre del guerrero
Barrera de sangre
Brazales llamazulados
Lengua azul
Huesos de Ullr
Devanador de cerebros
Zarzacoraza
Aire de las montañas
Remiendos de espino
Peto brioso
Cuero de jabalí
Barba de bronce
Rociador de plomo de Brutus
Byrnabas
Marca de Brynhand
Descomposición explosiva
Zancada forestal
Gambito de Cadiro
Arco de Calgyra
Llamada de la hermandad
Fabricante de velas
Corazón de la matanza
Convocación de carroña
Látigo de nueve colas
Punzada de cadena
Pilar de Chernobog
-
Coro de la tormenta
Cielos despejados
Capa de desafío
Capa de llamas
Capa de rojo
Horizonte colapsado
Comando constrictor
Metamorfosis controlada
-
Corona del sol rojo
Cruzada cadavérica
Voluntad de Cospri
Costura carmesí
El legado del cobarde
Estallido repentino
Cresta de los ardura
Corona de ojos
Corona de espinas
Corona del Rey pálido
Corona del vencedor
Hegemonía cruel
Talladora de maldiciones
Viento de Daevata
Oscuridad entronizada
Vectores de rayos oscuros
Muerte articulada
Frenesí de muerte
Arpa de la muerte
Golpe mortal
Estertor de muerte
Decreto de agudeza
Decreto de vuelo
Decreto de lealtad
Desafío del destino
Campana de Deid
Virtud del semidiós
Costurero de demonios
Defensor
La condena de Doedre
Ocupación de Doedre
Pluma de ruina
Puerta de la fatalidad
Prototipo de Doryani
Visión doble
Puño del terror
Fragmentos de sueño
Perforacuellos
Dualidad
Fin de la oscuridad
Vigilia crepuscular
Eclosión de polvo
Unión de tierra
Colmillos de Edyrn
Efigie de crueldad
-
Agarre del imperio
Carga de Enezun
Amanecer envolvente
Yelmo de Erian
-
Pétalos del anochecer
Anillo del agarre eterno
Ojo de Chayula
Ojos del padre de las runas
Cresta ezomita
Rompecaras
Maldición de Fairgraves
Fortaleza emplumada
Flor de fuego
Fijación de Yix
Prueba de carne
Fuente del poder
Por la utopía
Mirada prohibida
Olvidada en el tiempo
Guardián olvidado
Brazalete abandonado
Sombra de zorro
Libertad de culto
De la nada
Aliento de escarcha
Furia del rey
Apuesta de celeridad
Santuario de Geofri
Marcha de fantasmas
Angustia fantasmal
Regalos del cielo
Atisbo de caos
Túnica crepuscular
Forma melancólica
Enjambre resplandeciente
Armazón dorado
Faja sangrienta
Gran espectro
Atadura solemne
Abrazo de avaricia
Marca gris
Agarre de Kulemak
Garras del invierno
Palma guiadora
Palma guiadora del ojo
Palma guiadora del corazón
Palma guiadora de la mente
Mano de sabiduría y acción
Forja de odio
Cazador de cabezas
Corazón del pozo
Lazo al corazón
Temblores de calor
Tragedia heroica
Visión de Hinekora
La caza del puerco
Cuernos de Bynden
Vuelo del horror
Himno de Hrimnor
Ira de Hyrri
Garra de Hysseg
-
Órbita de colmillo de hielo
Tumba de hielo
Manos ociosas
Ídolo de Uldurn
-
Adherencia inmaculada
-
Hebilla infernal
Ingenuidad
Boca de tinieblas
Unión de hierro
Restricción de hierro
Montura de hierro
-
Toque de Kalandra
Fin del frío
El corazón de Kaom
Reprimenda
Guardián del arco
Aguafiestas
Guardia de reyes
Corriente de Kitoko
Espíritus de Lavianga
Mirada lasciva
Avance de la legión
Aplauso de Leopold
Piedra atronadora
Ramito de vida
Espiral de rayo
Talismán Ligurium
Espiral liminal
La mirada de Lioneye
Caricia lochtonial
Tejido de sabiduría
Paso luminoso
-
Sangre de mago
Maquinación de Mahuxotl
El virtuosismo de Maligaro
-
Máscara del sanguinomante
Máscara del demonio suturado
Dominio dominado
-
Megalómano
Faja de Meginord
Vorágine fundida
Mérito al servicio
Trenza de medianoche
Mente del consejo
Corazón de Ming
Susurro de la niebla
-
-
Aljaba sombría
-
Esperanza naciente
Juicio de Nazir
-
Manto necrótico
El elegido de Ngamahu
Ocaso
Escama nocturna
Nocturnidad
Garra del norte
Juramento del roble
Bastión de Obern
Determinación de Olroth
-
Oportunidad
Pecado original
Sirviente del pintor
Palma del soñador
El abrazo del paria
Sello de Perandus
Perfidia
Periferia
Pilar del dios encarcelado
Dedo de plaga
-
Pisadas de poder
Pragmatismo
Plegarias de lluvia
Guardián prismático
Prisma de creencia
Dolor apreciado
Muda de Quatl
-
Reina del bosque
Lluvia de plumas
Dolor radiante
Rompemurallas
Orbe de médula
Retaguardia
Pico rojo
Estandarte de los Cuchilla roja
Redención
Conducto de fulgor rojo
Resina respetada
Renacer del fénix
Rito de paso
-
Rondel de fragilidad
Llamada del buscador de runas
Espiral de Ryslatha
Llama sagrada
Sacrosanto
Misericordia del sádico
El marco de Saffell
Lanza de Saitha
Arenas de seda
Máscara de tormenta de arena
Adivino sanguíneo
-
La brida de Scold
Sufrimiento esculpido
Temporada de caza
Semilla del cataclismo
Contemplación de estrellas
Determinación de Serle
Huevo de serpiente
Lección de la serpiente
Grilletes de los desdichados
-
Saco de Shavronne
-
Legado de la sierra
Sedas de veneración
Espina plateada
-
Progenitor de esquirlas
Piel del leal
Astilla de cielo
Lengua fragmentada
Mordedura de víbora
Trampa de serpientes
-
Manto de almas
Atadura de alma
Torre de la ira
Brote malicioso
Astilla de Lorrata
Corazón astillado
Personalidad dividida
Cabeza de Starkonja
Piedra de Lazhwar
Grito desgarrador
Esquirla del sol
Sello firme
Marea creciente
-
Efigie de Sylvan
-
Lengua enredada
El temblor de Taryn
-
Deseo de Tetzlapokal
Los adornados
El yunque
El augur
El morador del túmulo
El gato negro
La duda negra
La insignia negra
La espina de sangre
Domo de bronce
El portador de lluvia
El peso del liderazgo
El peso de las sombras
El tunelero
El cambio de las estaciones
La calamidad en camino
El pacto
El derviche bailarín
El espejismo bailarín
El profanador oscuro
La torre más profunda
Alianza desesperada
Diadema devoradora
El rugido vacío
La chispa eterna
La mirada eterna
La caída del hacha
La formación caída
Marioneta de carne
El cinto crujiente
El gran proyecto
El martillo de la fe
Máscara hueca
El guerrero de la carretera
La persecución infinita
Pisadas del caballero
La última llama
El último lamento
Desenvaine letal
La estrella cambiante
Los ordenados
El Pandemonius
Brebaje del pacificador
Los grilletes del prisionero
La jaula de ratas
La bandada del cuervo
Historias recordadas
El toque abrasador
El centinela
El caballero sonriente
El barco hundido
La rendición
El domador
Los tres dragones
El liche nonato
El desatado
El vértice
El caballero vil
El muro de las lamentaciones
El hielo susurrante
La pluma cruel
Tormento del ladrón
Luz hilada
Emoción de acero
Puño de trueno
Paso atronador
Destructor de mareas
Catafracto de titán
Aplastadedos
Dedos de árbol
Timbre de trinchera
-
Empíreo retorcido
Garras de la tiranía
Cáliz de Uhtred
-
Odio eterno
Consecuencias imprevistas
Armonía de Ungil
Rugido de Valako
Vicio de Valako
Velo de la noche
Perforavelos
Punción venenosa
Apuesta de Ventor
Vestigio de oscuridad
Visión vigilante
-
Rostro de Ayah
Visiones del paraíso
Voces
Protector de Voll
Hendidura voltáxica
Talle enrejado
Despertar de la destrucción
Relicario ambulante
Deseos del viajero
Forjaolas
Susurro de la hermandad
Reinado de la viuda
Granizo de viuda
Ventana al paraíso
Grito de viento
Alas de Caelyn
Mordisco de invierno
Trampa milagrosa
Wraeclast asediado
Azote de lobos
Estaca de Wylund
Sangre de Xoph
Yugo de sufrimiento
Fomento de Yriel
Génesis de Zerphi
Sarape de Zerphi
`;
